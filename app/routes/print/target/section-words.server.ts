import type { Speech } from "~/i18n/speech.server";

export interface Section {
  id: "scores" | "alerts" | "decisions" | "sanctions" | "actions" | "documents";
  heading: string;
  /** How many of how many, and what else has to be known. */
  note: string;
  heads: string[];
  /** The number of an entry comes first and is not shown. */
  rows: { key: string; cells: Cell[] }[];
}

/** Lines of the page's language, or of one that is named, with others of the page's below it. */
export type Cell = string | { text: string; language: string; below: string };

/** `text` in its own language, where it is known. */
export function told(text: string, language: string | null, below = ""): Cell {
  if (language) return { text, language, below };
  return [text, below].filter(Boolean).join("\n");
}

/** "The gravest 100 of 342". */
export function shown(
  key: "alerts" | "decisions" | "matches" | "actions" | "documents",
  page: Page,
  speech: Speech,
): string {
  const { content, totalElements, totalIsExact } = page;
  if (totalElements === 0) return speech.say(`print:dossier.none.${key}`);
  const all = `${speech.number(totalElements)}${totalIsExact ? "" : "+"}`;
  if (totalIsExact && content.length === totalElements && key !== "matches") {
    return speech.say("print:dossier.complete", { all });
  }
  return speech.say(`print:dossier.shown.${key}`, { shown: speech.number(content.length), all });
}

interface Page {
  content: readonly unknown[];
  totalElements: number;
  totalIsExact: boolean;
}

/** The heads of a table, in this order. */
export const heads = (speech: Speech, ...names: (keyof typeof HEADS)[]) => names.map((name) => speech.say(HEADS[name]));
const HEADS = {
  perspective: "print:heads.perspective",
  score: "print:heads.score",
  parts: "print:heads.parts",
  rules: "print:heads.rules",
  day: "print:heads.day",
  alert: "print:heads.alert",
  priority: "print:heads.priority",
  status: "print:heads.status",
  when: "print:heads.when",
  who: "print:heads.who",
  about: "print:heads.about",
  decision: "print:heads.decision",
  entry: "print:heads.entry",
  found: "print:heads.found",
  action: "print:heads.action",
  due: "print:heads.due",
  document: "documents:columns.document",
  validUntil: "documents:columns.validUntil",
  verification: "documents:columns.verification",
} as const;

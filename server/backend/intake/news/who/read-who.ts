import type { RawOrganization } from "../../../platform/db/shapes/raw-event";
import { findLegalForms } from "../../../reference/names/find-legal-forms";
import { foldName } from "../../../reference/names/fold-name";
import type { Finding, NewsText, Span } from "../types";
import { atOrAfter } from "./cjk-names";
import type { FoundName } from "./found-name";
import { type NameRows, nameRowsOf } from "./name-rows";
import { type FieldNames, fieldNames, ruleOf, spanOf } from "./names-in";
import { closesTitle, isAside, isInAnotherClause, isListedWith } from "./role";

export type WhoFinding = Finding<RawOrganization>;

export interface Who {
  /** Whom it happened to, or who did it: role `subject`. */
  subjects: WhoFinding[];
  /** Who is named besides: role `mentioned`. */
  bystanders: WhoFinding[];
}

/** A text that names more is a list. */
const MOST_NAMES = 10;

/**
 * Whom a text's event is about, at most ten names. Subjects are those in the title and in the sentence of the evidence, but for whom the
 * words around say to be another: "supplier of X", "according to X". Where a title tells what happened and names nobody, or only
 * another ("fire at supplier of X"), the first sentence below it says to whom. All others are bystanders, and without evidence all are. Persons are
 * left out. Who is told without a legal form is matched more strictly (`matching/bare-names.ts`).
 */
export function readWho(text: NewsText, language: string, evidence: Span | null): Who {
  const rows = nameRowsOf(language);
  const fields = fieldNames(text, rows);
  const [heading, below] = [
    fields.find(({ field }) => field === "title"),
    fields.find(({ field }) => field !== "title"),
  ];
  const isNameless =
    evidence?.field === "title" &&
    heading?.names.every((name) => closesTitle(heading.words, name) || isAside(heading.words, name, rows));
  const told = fields.flatMap((field) => inRoles(field, evidence, isNameless && field === below ? 0 : null, rows));
  const named = together(told).sort((a, b) => Number(b.isSubject) - Number(a.isSubject));
  const who: Who = { subjects: [], bystanders: [] };
  for (const one of named.slice(0, MOST_NAMES)) who[one.isSubject ? "subjects" : "bystanders"].push(findingOf(one));
  return who;
}

interface Told {
  names: string[];
  isSubject: boolean;
  isSure: boolean;
  rule: string;
  span: Span;
}

/** `telling` is a sentence whose names are subjects besides that of the evidence. */
function inRoles(
  { field, words, names }: FieldNames,
  evidence: Span | null,
  telling: number | null,
  rows: NameRows,
): Told[] {
  const at =
    evidence?.field === field ? Math.min(atOrAfter(words.ends, evidence.start + 1), words.ends.length - 1) : null;
  const sentence = at === null ? telling : words.sentences[at];
  let aside: FoundName | null = null;
  return names.map((name) => {
    const there = words.sentences[name.first] === sentence;
    const isPublisher = field === "title" && closesTitle(words, name);
    const isBesides = isPublisher || isAside(words, name, rows) || (aside !== null && isListedWith(words, aside, name));
    aside = isBesides ? name : null;
    const other = there && at !== null && isInAnotherClause(words, name, at, rows);
    const isSubject = evidence !== null && (field === "title" || there) && !isBesides && !other;
    return {
      names: [name.text, ...(name.longer === null ? [] : [name.longer])],
      ...{ isSubject, isSure: name.by === "legal-form" },
      ...{ rule: ruleOf(name, rows), span: spanOf(field, words, name) },
    };
  });
}

/** Each organization once, by its name without a legal form: a subject where it is one anywhere, with the form where it has one anywhere. */
function together(told: readonly Told[]): Told[] {
  const byCore = new Map<string, Told>();
  for (const one of told) {
    const core = coreOf(one.names[0] ?? "");
    const known = byCore.get(core);
    byCore.set(core, known ? merged(known, one) : one);
  }
  return [...byCore.values()];
}

function merged(known: Told, one: Told): Told {
  const named = known.isSure || !one.isSure ? known : one;
  const leading = known.isSubject || !one.isSubject ? known : one;
  return { ...leading, names: named.names, rule: named.rule, isSure: named.isSure };
}

function coreOf(name: string): string {
  const words = foldName(name).split(" ");
  const { taken } = findLegalForms(words);
  return words.filter((_, at) => !taken[at]).join(" ");
}

const findingOf = ({ names: [name = "", ...otherNames], isSubject, rule, span }: Told): WhoFinding => ({
  value: { name, role: isSubject ? "subject" : "mentioned", otherNames, identifiers: [], address: null },
  ...{ by: "names", rule, p: null, span },
});

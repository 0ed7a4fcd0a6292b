import { LEGAL_FORMS, type LegalClass } from "./legal-forms";

export interface FoundForms {
  /** In the order found; empty when the name has none. */
  classes: LegalClass[];
  words: string[];
  /** One flag per word: true where it belongs to a legal form. */
  taken: boolean[];
}

/** Tells legal forms apart from the name proper. At least one word that is none always remains. */
export function findLegalForms(words: readonly string[]): FoundForms {
  const taken = words.map(() => false);
  const classes: LegalClass[] = [];
  const take = (from: number, length: number, form: LegalClass): void => {
    taken.fill(true, from, from + length);
    classes.push(form);
  };
  for (let i = 0; i < words.length; i++) {
    const found = longestAt(words, i, SURE, taken);
    if (!found) continue;
    take(i, found.length, found.form);
    i += found.length - 1;
  }
  takeEdges(words, taken, take);
  if (taken.every(Boolean)) return { classes: [], words: [], taken: words.map(() => false) };
  return { classes, words: words.filter((_, i) => taken[i]), taken };
}

type Take = (from: number, length: number, form: LegalClass) => void;

function takeEdges(words: readonly string[], taken: boolean[], take: Take): void {
  for (let open = taken.filter((flag) => !flag).length; open > 1; ) {
    const end = taken.lastIndexOf(false) + 1;
    const start = taken.indexOf(false);
    const last = endingAt(words, end, taken);
    if (last && last.length < open) take(end - last.length, last.length, last.form);
    else {
      const first = longestAt(words, start, EDGE, taken);
      // A single letter or "the company" at the beginning says less than at the end: only the forms put in front count.
      if (!first || first.length >= open || !LEADING.has(words[start] ?? "")) return;
      take(start, first.length, first.form);
    }
    open = taken.filter((flag) => !flag).length;
  }
}

const LONGEST = 6;
const LEADING = new Set([
  "ao",
  "pt",
  "cv",
  "ad",
  "at",
  "ip",
  "kk",
  "ab",
  "pte",
  "firma",
  "compagnie",
  "compania",
  "societe",
  "company",
  "tao",
  "obshchestvo",
]);

function longestAt(words: readonly string[], at: number, forms: Map<string, LegalClass>, taken: readonly boolean[]) {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const form = freeForm(words, at, length, forms, taken);
    if (form) return { form, length };
  }
  return undefined;
}

function endingAt(words: readonly string[], end: number, taken: readonly boolean[]) {
  for (let length = Math.min(3, end); length > 0; length--) {
    const form = freeForm(words, end - length, length, EDGE, taken);
    if (form) return { form, length };
  }
  return undefined;
}

function freeForm(
  words: readonly string[],
  at: number,
  length: number,
  forms: Map<string, LegalClass>,
  taken: readonly boolean[],
) {
  for (let i = at; i < at + length; i++) if (taken[i]) return undefined;
  const span = words.slice(at, at + length);
  return (
    forms.get(span.join(" ")) ??
    (length > 1 && span.every((word) => word.length === 1) ? forms.get(span.join("")) : undefined)
  );
}

const SURE = tableOf("sure");
const EDGE = tableOf("edge");

function tableOf(place: "sure" | "edge"): Map<string, LegalClass> {
  const table = new Map<string, LegalClass>();
  for (const [form, places] of Object.entries(LEGAL_FORMS)) {
    for (const words of places[place]) table.set(words, form as LegalClass);
  }
  return table;
}

import type { Words } from "../lexicon/words";
import type { Letters } from "./capitals";
import type { FoundName } from "./found-name";
import type { NameRows } from "./name-rows";

/** Words in a row that have capitals. */
export interface Run {
  words: Words;
  letters: Letters;
  rows: NameRows;
  first: number;
  last: number;
}

export const isCompanyNoun = (folded: string, { companies }: NameRows): boolean =>
  companies.some((end) => folded.endsWith(end));

/** The last word before the end that says what the company after it is: "Autozulieferer". */
export function companyNounIn({ words, rows, first, last }: Run): number | null {
  for (let at = last - 1; at >= first; at -= 1) if (isCompanyNoun(words.folded[at] ?? "", rows)) return at;
  return null;
}

export function nameOf(
  { words }: Pick<Run, "words">,
  first: number,
  last: number,
  by: FoundName["by"],
  longerFrom: number | null = null,
): FoundName {
  const [start, end] = [words.starts[first] ?? 0, words.ends[last] ?? 0];
  // "Acme Steel Inc." and "Lavrand S.A." end with their dot.
  const dotted = by === "legal-form" && words.text[end] === "." && DOTTED.test(words.text.slice(start, end));
  const to = dotted ? end + 1 : end;
  const longer = longerFrom === null ? null : words.text.slice(words.starts[longerFrom] ?? start, to);
  return { text: words.text.slice(start, to), longer, by, start, end: to, first, last };
}

const DOTTED = /(?:[ ,](?:Inc|Co|Corp|Ltd|Cie|Bhd)|\.\p{L})$/u;

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

const DOTTED = /(?:[ ,](?:Inc|Co|Corp|Ltd|Cie)|\.\p{L})$/u;

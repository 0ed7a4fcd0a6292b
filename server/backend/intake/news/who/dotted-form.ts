import type { Words } from "../lexicon/words";

/** As they follow a name, small letters and all. A part in brackets belongs to a name where its form follows: "Vantor (Suzhou) Co., Ltd." */
const FORM =
  /^,? ?(?:s\.? ?p\.? ?a\.|s\.? ?r\.? ?l\.|s\.? ?a\.? ?r\.? ?l\.|s\.? ?r\.? ?o\.|spol\.? s ?r\. ?o\.|d\. ?o\. ?o\.|sp\. ?z ?o\. ?o\.|a\. ?s\.|s\. ?a\. ?de c\. ?v\.|sa de cv)(?![\p{L}\p{N}])/iu;
const IN_BRACKETS =
  /^ ?\((?:\p{Lu}[\p{L}.]{1,20} ?){1,3}\),? (?=(?:Co|Ltd|Limited|Inc|GmbH|AG|LLC|Pvt|Pte|Pty|Private|Sdn|Corp|S\.)(?![\p{L}\p{N}]))/u;
const BRACKETED_FORM = /^ ?\((?:Pvt|Pty|Private)\.?\) (?:Ltd|Limited)\b/u;
const LOOKED_AT = 80;

/** How many words behind one are a legal form that no capital tells, or brackets of a name before its form; 0 for none. */
export function wordsOfForm({ text, starts, ends }: Words, last: number): number {
  const from = ends[last] ?? 0;
  const behind = text.slice(from, from + LOOKED_AT);
  const found = FORM.exec(behind) ?? BRACKETED_FORM.exec(behind) ?? IN_BRACKETS.exec(behind);
  if (!found) return 0;
  let count = 0;
  while ((starts[last + count + 1] ?? Number.POSITIVE_INFINITY) < from + found[0].length) count += 1;
  return count;
}

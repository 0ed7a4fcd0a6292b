import type { Run } from "./run";

/** Words between the kind of an office and its initials: "Office of Economic Sanctions Policy and Implementation (SPI)". */
const FARTHEST = 8;
const OF = /^(?:of|for)$/;

/**
 * Whether a run is a part of an office's name or its initials in brackets: an office is not whom an event is about, and one that publishes a hundred
 * notices would make one event of them.
 */
export function isOfOffice({ words, rows, first }: Run): boolean {
  const { folded, starts, text, broken } = words;
  if (broken[first] && text[(starts[first] ?? 0) - 1] !== "(") return false;
  for (let at = first - 1; at > 0 && first - at <= FARTHEST; at -= 1) {
    const word = folded[at] ?? "";
    if (OF.test(word) && rows.offices.has(folded[at - 1] ?? "")) return true;
    if (
      broken[at] ||
      (word !== "and" && !OF.test(word) && !/^\p{Lu}/u.test(text.slice(starts[at], (starts[at] ?? 0) + 2)))
    )
      return false;
  }
  return false;
}

import type { Words } from "../lexicon/words";
import type { Span } from "../types";
import { isBackground } from "./find-dates";
import type { WhenWords } from "./row";

/** A year that a text names, and the words that name it. */
interface FoundYear {
  /** `YYYY-MM-DD`, its first and last day. */
  from: string;
  to: string;
  first: number;
  last: number;
}

/** A year further away is told of something else: "plant, built in 1974 and enlarged twice, burns". */
const BESIDE_WORDS = 4;
const BEFORE_YEAR = new Set(["in", "of", "from", "im", "von", "vom", "aus", "en", "de", "du"]);

/** A year beside the evidence that is over for long: "the explosion of 2013", "2013年爆炸". Null for none, and where a later one stands there, too. */
export function oldYearBeside(
  words: Words,
  evidence: Span,
  told: WhenWords,
  isOld: (to: string) => boolean,
): FoundYear | null {
  const isEvidence = (at: number) => (words.starts[at] ?? 0) < evidence.end && (words.ends[at] ?? 0) > evidence.start;
  const first = words.folded.findIndex((_, at) => isEvidence(at));
  if (first < 0) return null;
  let last = first;
  while (isEvidence(last + 1)) last += 1;
  const found: FoundYear[] = [];
  for (let at = Math.max(0, first - BESIDE_WORDS); at <= last + BESIDE_WORDS; at += 1) {
    const word = words.folded[at] ?? "";
    if (!/^(?:19|20)\d\d$/.test(word) || words.sentences[at] !== words.sentences[first]) continue;
    // "Explosion costs 2013 jobs" names no year.
    if (at > last && words.folded[at + 1] !== "年" && !BEFORE_YEAR.has(words.folded[at - 1] ?? "")) continue;
    if (!isBackground(words, at, told)) found.push({ from: `${word}-01-01`, to: `${word}-12-31`, first: at, last: at });
  }
  return found.every(({ to }) => isOld(to)) ? (found[0] ?? null) : null;
}

import { list } from "../lexicon/list";
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
/** Before a year that stands up to four words from the evidence: "an explosion near Hagen in 2013". */
const IN = new Set(["in", "im", "en", "jahr", "annee"]);
/** Before the year of what is named right before it: "the explosion of 2013", and no "strike of 2013 workers for a law of 2013". */
const OF = new Set(["of", "from", "von", "vom", "aus", "de", "du"]);
const THE = new Set(["the", "der", "die", "das", "dem", "den", "des"]);
/** The year is then that of something else: "fire at a plant shut in 2019", "flood as high as in 2013". */
const ELSE = new Set(
  list(
    "shut, closed, shuttered, abandoned, sold, bought, acquired, built, opened, signed, agreed, passed, adopted, fermee, ferme, vendue, vendu, construite, construit, signe, signee, adoptee, as, like, than, wie, als, comme, que",
  ),
);

/**
 * A year beside the evidence that is over for long: "the explosion of 2013", "2013年爆炸". Null for none, and where a later one stands there,
 * too. Four digits are a year only where a word says so: "2000 workers strike" names none.
 */
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
    if (!/^(?:18|19|20)\d\d$/.test(word) || words.sentences[at] !== words.sentences[first]) continue;
    if (!isYear(words, at, { first, last }) || isBackground(words, at, told)) continue;
    found.push({ from: `${word}-01-01`, to: `${word}-12-31`, first: at, last: at });
  }
  return found.every(({ to }) => isOld(to)) ? (found[0] ?? null) : null;
}

/** "超过2013年". */
const COMPARED = new Set(["过", "比", "如"]);

function isYear({ folded }: Words, at: number, evidence: { first: number; last: number }): boolean {
  const [before = "", after = ""] = [folded[at - 1], folded[at + 1]];
  if (after === "年") return !COMPARED.has(before) && folded[at + 2] !== "以";
  // So people, tonnes and houses are counted more often than a year is meant.
  if (/(?:00|50)$/.test(folded[at] ?? "")) return false;
  if (IN.has(before)) return !ELSE.has(folded[at - 2] ?? "") && !isParticiple(after);
  if (at > evidence.last) return OF.has(before) && at === evidence.last + 2;
  return at === evidence.first - 1 || OF.has(before) || THE.has(before);
}

/** "Brand in 2019 stillgelegtem Werk". */
const isParticiple = (word: string): boolean => /(?:t|en)e[mr]$/.test(word);

import type { TopicWordProblem } from "~/backend/contract/topic-words";
import { readWords } from "./words";

/** One step of a pattern: a word that has to stand there, or any few words. */
export type Step = { word: string; spellings: string[]; open: boolean } | "gap";

/** The most words that "…" stands for. */
export const GAP_WORDS = 6;
export const LONGEST_PATTERN = 80;

/** What is wrong with a pattern: the message says what to mend, `why` is its code. */
export class BadPattern extends RangeError {
  override readonly name = "BadPattern";
  constructor(
    readonly why: TopicWordProblem,
    message: string,
  ) {
    super(message);
  }
}

const MOST_STEPS = 24;
const MOST_GAPS = 2;

/**
 * `strike* … port`: what a row's author writes, as steps. Throws `BadPattern`. There is no other operator, so that
 * no pattern can take long.
 */
export function readPattern(pattern: string): Step[] {
  if (pattern.length > LONGEST_PATTERN) throw new BadPattern("too-long", `Use at most ${LONGEST_PATTERN} characters.`);
  const pieces = pattern.trim().split(/\s*(?:…|\.\.\.)\s*/);
  if (pieces.length - 1 > MOST_GAPS)
    throw new BadPattern("too-many-gaps", `Use at most ${MOST_GAPS} “…” in one phrase.`);
  const steps = pieces.flatMap((piece, at): Step[] => [...(at > 0 ? ["gap" as const] : []), ...readPiece(piece)]);
  if (steps.length > MOST_STEPS)
    throw new BadPattern("too-many-words", `Use at most ${MOST_STEPS} words in one phrase.`);
  const [only] = steps;
  if (steps.length === 1 && only && only !== "gap" && /^[\p{sc=Latin}\d]$/u.test(only.word))
    throw new BadPattern("one-letter", "One letter is not enough.");
  return steps;
}

function readPiece(piece: string): Step[] {
  const words = readWords(piece, LONGEST_PATTERN);
  if (words.folded.length === 0)
    throw new BadPattern("no-word", "Write a word on both sides of “…”, and in each phrase.");
  const opens = new Set<number>();
  for (let at = piece.indexOf("*"); at >= 0; at = piece.indexOf("*", at + 1)) opens.add(at);
  if (/\*\S/.test(piece)) throw new BadPattern("star-inside", "Write * only at the end of a word.");
  const steps = words.folded.map((word, at): Step => {
    const open = opens.delete(words.ends[at] ?? -1);
    if (open && [...word].length < 3) throw new BadPattern("star-too-early", "Use at least three letters before *.");
    return { word, spellings: spellingsOf(word, piece.slice(words.starts[at], words.ends[at])), open };
  });
  if (opens.size > 0) throw new BadPattern("star-inside", "Write * only at the end of a word.");
  return steps;
}

/** German texts write ü also as ue; the folded word has lost which u it was. */
function spellingsOf(word: string, written: string): string[] {
  const lower = written.normalize("NFC").toLowerCase();
  const long = lower
    .replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? letter)
    .replaceAll("ß", "ss");
  return long !== lower && long !== word ? [word, long] : [word];
}

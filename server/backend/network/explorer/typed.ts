import type { EXPLORER_NOTES } from "~/backend/contract/explorer-words";
import { foldName } from "../../reference/names/fold-name";

/** What somebody typed, as names are folded: no letter in it means anything to a database's pattern. */
export interface Typed {
  /** The whole of it, where it is one run of words: what an equal name or the beginning of one is compared with. */
  whole: string | null;
  /** Each has to stand in the name. */
  holds: string[];
  /** None may stand in any name of the target. */
  lacks: string[];
  /** Only names that begin with the whole. */
  begins: boolean;
  /** As it was typed, for numbers of foreign systems. */
  text: string;
}

interface Read {
  /** Null: there is nothing to look for. */
  typed: Typed | null;
  notes: (typeof EXPLORER_NOTES)[number][];
}

/** Fewer letters stand in too many names to look through. */
const LEAST_LETTERS = { holds: 3, begins: 2 } as const;

/** Reads `words "a phrase" -without`. A quotation mark without its second counts for nothing. */
export function readTyped(q: string, begins: boolean): Read {
  const isOpen = (q.match(/"/g)?.length ?? 0) % 2 === 1;
  const text = isOpen ? removeLast(q, '"') : q;
  const parts = [...text.matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)].map(([, minus, phrase, word]) => ({
    // "Acme - Steel" has a dash and leaves nothing out.
    isLeftOut: minus === "-",
    isPhrase: phrase !== undefined,
    folded: foldName(phrase ?? word ?? ""),
  }));
  const some = parts.filter(({ folded }) => folded !== "");
  const holds = some.filter(({ isLeftOut }) => !isLeftOut).flatMap(({ isPhrase, folded }) => wordsOf(folded, isPhrase));
  const lacks = some.filter(({ isLeftOut }) => isLeftOut).map(({ folded }) => folded);
  const whole = lacks.length === 0 && some.every(({ isPhrase }) => !isPhrase) ? foldName(text) : null;
  const notes: Read["notes"] = isOpen ? ["open-phrase"] : [];
  const least = begins ? LEAST_LETTERS.begins : LEAST_LETTERS.holds;
  const longest = Math.max(0, ...holds.map(({ length }) => length));
  if (longest < least) return { typed: null, notes: q.trim() === "" ? notes : [...notes, "too-short"] };
  return { typed: { whole: whole ?? (begins ? holds.join(" ") : null), holds, lacks, begins, text: q.trim() }, notes };
}

/** A word is one even where folding splits it, such as a Chinese name into its syllables; a phrase stays one whatever it holds. */
const wordsOf = (folded: string, isPhrase: boolean): string[] => (isPhrase ? [folded] : folded.split(" "));

function removeLast(text: string, sign: string): string {
  const at = text.lastIndexOf(sign);
  return text.slice(0, at) + text.slice(at + 1);
}

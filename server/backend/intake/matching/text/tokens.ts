import { foldName } from "../../../reference/names/fold-name";

/** A word as it is written. */
export interface Token {
  raw: string;
  /** As `target_names.folded`; a word may fold to several, or to none. */
  words: string[];
  case: "lower" | "capital" | "upper" | "none";
  /** What stands between it and the token before it. */
  before: string;
  /** First of a sentence, a line, or what follows a colon or a dash. */
  first: boolean;
  /** It belongs to a name: of a place, a road or a company. */
  name: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** The words of a text in their order. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: raw, index }) => {
    const before = text.slice(end, index);
    const first = end === 0 || /[.!?:;\n|•–—"“(]|\s-+\s/.test(before);
    end = index + raw.length;
    return { raw, words: foldName(raw).split(" ").filter(Boolean), case: caseOf(raw), before, first, name: false };
  });
}

/** Next to each other, with no more than a blank, a hyphen or an ampersand between them. */
export const adjoins = ({ before }: Token): boolean => /^(?:\s+|-|\s*[&/+]\s*|\.\s?)$/.test(before);

export const isCapital = (token: Token | undefined): boolean => token?.case === "capital" || token?.case === "upper";

function caseOf(raw: string): Token["case"] {
  const letters = raw.replace(/[^\p{L}]/gu, "");
  if (letters === "" || letters.toLowerCase() === letters.toUpperCase()) return "none";
  if (letters.length > 1 && letters === letters.toUpperCase()) return "upper";
  return letters[0] === letters[0]?.toUpperCase() ? "capital" : "lower";
}

/** Longer ones are no words, and what is written onto letters may be any number. */
const LONGEST = 60;
const KEPT = 20_000;
const known = new Map<string, string>();

/**
 * One word as it is compared: NFKC, lower case, Latin letters without their accents, nothing invisible, and look-alikes of other scripts
 * within a Latin word as what they pretend to be. `reference/names/fold-text.ts` turns other scripts into Latin letters, which would make
 * Chinese words that sound alike the same, and keeps no offsets.
 */
export function foldWord(raw: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with the control characters
  if (/^[\x00-\x7f]*$/.test(raw)) return raw.length > LONGEST ? raw.slice(0, LONGEST).toLowerCase() : raw.toLowerCase();
  const short = raw.length > 4 * LONGEST ? raw.slice(0, 4 * LONGEST) : raw;
  let folded = known.get(short);
  if (folded === undefined) {
    folded = fold(short);
    if (known.size >= KEPT) known.clear();
    known.set(short, folded);
  }
  return folded;
}

function fold(raw: string): string {
  let text = raw
    .replace(/\p{Cf}/gu, "")
    .normalize("NFKC")
    .toLowerCase();
  if (/\p{sc=Latin}/u.test(text)) {
    text = text.replace(/[\p{sc=Cyrillic}\p{sc=Greek}]/gu, (letter) => LOOK_ALIKES[letter] ?? letter);
    text = text
      .normalize("NFD")
      .replace(/(\p{sc=Latin})\p{M}+/gu, "$1")
      .normalize("NFC");
    text = text.replace(/[ßæœøłđðþıſ]/g, (letter) => LETTERS[letter] ?? letter);
  }
  return text.slice(0, LONGEST);
}

const LETTERS: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l" },
  ...{ đ: "d", ð: "d", þ: "th", ı: "i", ſ: "s" },
};

/** Cyrillic and Greek letters that look like a Latin one. */
const LOOK_ALIKES: Record<string, string> = {
  ...{ а: "a", в: "b", с: "c", ԁ: "d", е: "e", һ: "h", і: "i", ј: "j", к: "k", м: "m" },
  ...{ н: "h", о: "o", р: "p", ԛ: "q", ѕ: "s", т: "t", у: "y", х: "x", ԝ: "w", ѵ: "v" },
  ...{ α: "a", β: "b", ε: "e", ι: "i", κ: "k", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x" },
};

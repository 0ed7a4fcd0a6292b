const SCRIPTS: readonly [code: string, letters: RegExp][] = [
  ["Arab", /\p{Script=Arabic}/u],
  ["Cyrl", /\p{Script=Cyrillic}/u],
  ["Hang", /\p{Script=Hangul}/u],
  ["Jpan", /\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ["Hani", /\p{Script=Han}/u],
  ["Hebr", /\p{Script=Hebrew}/u],
  ["Grek", /\p{Script=Greek}/u],
  ["Deva", /\p{Script=Devanagari}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Geor", /\p{Script=Georgian}/u],
  ["Armn", /\p{Script=Armenian}/u],
];

/** ISO 15924 of a name's letters; null for Latin ones. */
export function scriptOf(text: string): string | null {
  if (/^\p{ASCII}*$/u.test(text)) return null;
  return SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? null;
}

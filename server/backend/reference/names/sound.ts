/**
 * One spelling for the spellings that transliteration gives one sound: Cyrillic (kh/h, zh/z, iy/y), Arabic (ou/u, q/k,
 * doubled letters), German (ue/u), and the like. In and out: lower-case ASCII letters; words with digits stay as they are.
 */
export function soundOf(word: string): string {
  if (word.length < 3 || /[0-9]/.test(word)) return word;
  let sound = word;
  for (const [spelling, by] of SPELLINGS) sound = sound.replace(spelling, by);
  return sound.length < 2 ? word : sound;
}

/** The first letter and the consonants after it: what is left of a name when vowels are heard differently. */
export function consonantsOf(sound: string): string {
  return sound.slice(0, 1).replace(/[aeiou]/, "a") + sound.slice(1).replace(/[aeiouhw]/g, "");
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh|tsch/g, "S"],
  [/tch|ch/g, "C"],
  [/dzh|dj/g, "j"],
  [/zh/g, "z"],
  [/kh/g, "h"],
  [/gh/g, "g"],
  [/ph/g, "f"],
  [/([td])h/g, "$1"],
  [/ck/g, "k"],
  [/tz|ts/g, "z"],
  [/x/g, "ks"],
  [/q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/w/g, "v"],
  [/ou|oo/g, "u"],
  [/ee/g, "i"],
  [/ae/g, "a"],
  [/oe/g, "o"],
  [/ue/g, "u"],
  [/(?<=[aeiou])y(?=[aeiou])/g, "i"],
  [/y/g, "i"],
  [/(?<=[aeiou])h(?=$|[^aeiou])/g, ""],
  [/(?<=[a-z])ie/g, "e"],
  [/(?<=[a-z])ia/g, "a"],
  [/(?<=[a-z])iu/g, "u"],
  [/S/g, "sh"],
  [/C/g, "ch"],
  [/([a-z])\1+/g, "$1"],
];

/** A day or a number with its unit, within a sentence: the line does not break inside. Chinese has no spaces; `break-keep` does it there. */
export const unbroken = (words: string): string => words.replaceAll(" ", "\u00a0");

/** A citation of the law: "§" stays with its number. The texts of all languages have it so; this is for what comes from elsewhere. */
export const unbrokenSections = (text: string): string => text.replaceAll(/(§§?) (?=\d)/g, "$1\u00a0");

/** A day or a number with its unit, within a sentence: the line does not break inside. Chinese has no spaces; `break-keep` does it there. */
export const unbroken = (words: string): string => words.replaceAll(" ", "\u00a0");

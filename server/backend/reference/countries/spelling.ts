import anyAscii from "any-ascii";

const HAN = /\p{Script=Han}/u;

/**
 * One spelling for every way of writing the same name: without accents, case, dots, brackets or doubled blanks.
 * "P.R. China" → "pr china", "Côte d'Ivoire" → "cote d ivoire"; Chinese keeps its characters, without blanks.
 */
export function spellingKey(text: string): string {
  const composed = text.normalize("NFKC").trim();
  if (HAN.test(composed)) return composed.replace(/[\s()[\]【】（）·・.,，、]/g, "");
  return anyAscii(composed)
    .toLowerCase()
    .replace(/\b([a-z])\.\s?(?=[a-z]\b)/g, "$1")
    .replace(/&/g, " and ")
    .replace(/\bst\b\.?/g, "saint")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

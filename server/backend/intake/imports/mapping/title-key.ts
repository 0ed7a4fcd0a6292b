import anyAscii from "any-ascii";

const HAN = /\p{Script=Han}/u;

/** Words of a title: "SupplierName", "supplier_name" and "Supplier name*" are the same; Chinese and Japanese stay in one piece. */
export function titleWords(title: string): string[] {
  const composed = title.normalize("NFKC").trim();
  if (HAN.test(composed)) {
    const joined = composed
      .toLowerCase()
      .replace(/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーa-z0-9]+/gu, "");
    return joined === "" ? [] : [joined];
  }
  const spaced = composed
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/n\s?°|№|(?<=\p{L}\s?)#/giu, " numero ")
    .replace(/\b([a-z])[.-](?=[a-z]\b)/gi, "$1");
  return anyAscii(spaced)
    .toLowerCase()
    .replace(/'/g, " ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .filter((word) => word !== "")
    .map(sameSpelling);
}

/** Umlauts are written both ways, and so are a few endings. */
function sameSpelling(word: string): string {
  const plain = word.length > 3 ? word.replace(/ae/g, "a").replace(/oe/g, "o").replace(/ue/g, "u") : word;
  return ABBREVIATIONS[plain] ?? plain.replace(/isation/g, "ization");
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  no: "number",
  nr: "number",
  num: "number",
  nbr: "number",
  nummer: "number",
  numero: "number",
  addr: "address",
  org: "organization",
  ctry: "country",
  cntry: "country",
  tel: "telephone",
  str: "strasse",
};

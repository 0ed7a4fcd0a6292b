/** What XML cannot hold is left out, and what only looks like Excel's own way of writing it is kept as it is. */
export function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
    .replace(/\r\n?/g, "\n")
    .replace(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SPECIAL = /[&<>"\0-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]|_x[\dA-Fa-f]{4}_/;

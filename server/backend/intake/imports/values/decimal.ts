/**
 * A number as people write it: "1,234.5", "1.234,5", "1 234,5", "48,137", "-11.5". Null for what is none. A single
 * separator is the decimal point, unless `grouped` says that three digits behind one mean thousands ("12.500" pieces).
 */
export function decimalOf(text: string, { grouped = false }: { grouped?: boolean } = {}): number | null {
  // No number is that long, and the patterns below take the square of a length.
  if (text.length > 60) return null;
  const compact = text
    .trim()
    .replace(/(?<=\d)[\s'’](?=\d{3})/g, "")
    // Lakh and crore: "12,34,567".
    .replace(/^\d{1,2}(?:,\d{2})+,\d{3}(?=\.|$)/, (grouped) => grouped.replaceAll(",", ""))
    .replace("−", "-");
  if (!/^[+-]?[\d.,]*\d[\d.,]*(?:e[+-]?\d{1,3})?$/i.test(compact)) return null;
  const number = Number(withPoint(compact, grouped));
  return Number.isFinite(number) ? number : null;
}

function withPoint(text: string, grouped: boolean): string {
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return text;
  const different = separators.some((separator) => separator !== last);
  const thousands = /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) && !different;
  if (thousands && (separators.length > 1 || grouped)) return text.replace(/[.,]/g, "");
  const other = last === "." ? "," : ".";
  return text.replaceAll(other, "").replace(last, ".");
}

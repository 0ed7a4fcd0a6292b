export type CsvRow = readonly (string | number | null)[];

/** Rows as CSV (RFC 4180) with a mark of UTF-8 for spreadsheets. What begins like a formula is text (OWASP, CSV injection). */
export function toCsv(rows: readonly CsvRow[]): string {
  return `${CSV_MARK}${csvLines(rows)}`;
}

/** The same without the mark, for a file that is written in parts. */
export function csvLines(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

export const CSV_MARK = "\ufeff";

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The wide signs too: where such are typed, a spreadsheet reads them as the narrow ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

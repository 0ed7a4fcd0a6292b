import type { IMPORT_FIELDS } from "~/backend/contract/import-kinds";

type Field = (typeof IMPORT_FIELDS)[number];

/** A pasted text as the import reads it: the file's content, and what is known of it for sure. */
export interface PastedFile {
  content: string;
  /** Columns by number from 1 on; absent where the first line names them. */
  mapping?: Partial<Record<Field, number>>;
  options: { delimiter: string; headerRow: 0 | 1; encoding: "utf-8" };
}

/** So many lines are a paste; more are a file. The message `problems.tooLong` says the number. */
export const MOST_LINES = 2000;

/** Null where nobody is named. What stands in quotation marks over several lines is left to the import. */
export function pastedFile(text: string): { file: PastedFile; lines: number } | null {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const [first] = lines;
  if (first === undefined) return null;
  const delimiter = delimiterOf(lines, first);
  const hasTitles = cellsOf(first, delimiter).some(isNameTitle);
  const width = Math.max(...lines.map((line) => cellsOf(line, delimiter).length));
  return {
    file: {
      content: `${lines.join("\n")}\n`,
      ...(!hasTitles && { mapping: byPosition(width) }),
      options: { delimiter, headerRow: hasTitles ? 1 : 0, encoding: "utf-8" },
    },
    lines: lines.length,
  };
}

/** One supplier as such a text. */
export function typedFile(values: Partial<Record<Field, string>>): PastedFile {
  const known = Object.entries(values).filter(([, value]) => value);
  return {
    content: `${known.map(([, value]) => quoted(value ?? "")).join("\t")}\n`,
    mapping: Object.fromEntries(known.map(([field], index) => [field, index + 1])),
    options: { delimiter: "\t", headerRow: 0, encoding: "utf-8" },
  };
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** A spreadsheet copies tabs. A comma belongs to many a name ("Co., Ltd."), so it counts only under titles. */
function delimiterOf(lines: readonly string[], first: string): string {
  if (lines.some((line) => line.includes("\t"))) return "\t";
  if (lines.filter((line) => line.includes(";")).length * 2 >= lines.length) return ";";
  return first.includes(",") && cellsOf(first, ",").some(isNameTitle) ? "," : "\t";
}

const cellsOf = (line: string, delimiter: string): string[] => line.split(delimiter);

/** The order in which columns without titles are read. */
const ORDER = ["name", "country", "city", "address", "postalCode"] as const satisfies readonly Field[];

const byPosition = (width: number): PastedFile["mapping"] =>
  Object.fromEntries(ORDER.slice(0, width).map((field, index) => [field, index + 1]));

const isNameTitle = (cell: string): boolean => NAME_TITLES.has(cell.replaceAll('"', "").trim().toLowerCase());

/** What a column of names is called, of which nobody is: the import knows many more, once it knows that there are titles. */
const NAME_TITLES = new Set(
  "name|names|supplier|supplier name|suppliers|vendor|vendor name|company|company name|lieferant|lieferanten|lieferantenname|firma|firmenname|unternehmen|unternehmensname|fournisseur|fournisseurs|nom|nom du fournisseur|société|entreprise|供应商|供应商名称|公司|公司名称|名称|企业名称".split(
    "|",
  ),
);

import { z } from "zod";
import { IMPORT_FIELDS } from "~/backend/contract/import-kinds";

/** The name of the select of a column, counted from 1. */
export const fieldName = (column: number): string => `c${column}`;

/** One select a column; an empty one leaves its column out. */
export const columnsForm = (columns: readonly number[]) =>
  z.object(
    Object.fromEntries(
      columns.map((column) => [
        fieldName(column),
        z.enum(IMPORT_FIELDS, { error: "importPages:columnsPage.problems.field" }).optional(),
      ]),
    ),
  );

export const ENCODINGS = [
  "utf-8",
  "windows-1252",
  "iso-8859-2",
  "windows-1251",
  "gb18030",
  "big5",
  "shift_jis",
] as const;
/** By names, since a tab is lost on the way through a form. */
export const DELIMITERS = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" } as const;
type Delimiter = keyof typeof DELIMITERS;
const NAMED = Object.keys(DELIMITERS) as [Delimiter, ...Delimiter[]];

/** What is left empty is found out again. */
export const readingForm = z.object({
  sheet: z.string().max(100).optional(),
  headerRow: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, "importPages:columnsPage.problems.headerRow")
    .transform(Number)
    .refine((row) => row <= 1000, "importPages:columnsPage.problems.headerRow")
    .optional(),
  /** That there is no such row. */
  untitled: z.literal("yes").optional(),
  encoding: z.string().max(40).optional(),
  delimiter: z.enum(NAMED).optional(),
});

/**
 * Of "no titles" and a row of titles, both sent, what somebody has changed holds: the row where the file was read without titles, else that it has none,
 * for the row that was found stands in its field.
 */
export const saysUntitled = (headerRow: number | undefined, table: { headerRow: number } | null): boolean =>
  table?.headerRow !== 0 || !headerRow;

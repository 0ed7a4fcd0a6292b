import { z } from "zod";

/** Two hundred measures with long texts; the call takes a megabyte, and a character may be three bytes. */
const LONGEST_FILE = 300_000;

export const importForm = z.object({
  json: z
    .string("measures:import.missing")
    .trim()
    .min(1, "measures:import.missing")
    .max(LONGEST_FILE, "measures:import.long")
    .transform((text, check) => {
      const rows = rowsIn(text);
      if (rows) return rows;
      check.addIssue({ code: "custom", message: "measures:import.noJson" });
      return z.NEVER;
    })
    .refine((rows) => rows.length > 0, "measures:import.noRows")
    .refine((rows) => rows.length <= 200, "measures:import.tooMany"),
});

/** A list of measures, or an object with such a list; null for what is neither. */
function rowsIn(text: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    const rows = Array.isArray(read) ? read : (read as { measures?: unknown } | null)?.measures;
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}

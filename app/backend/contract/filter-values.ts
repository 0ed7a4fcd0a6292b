import { z } from "zod";

/** Values separated by commas, at most 100 of them, in the order given. */
export function listOf<Value>(item: z.ZodType<Value, unknown> | z.ZodType<Value, string>) {
  const items = z
    .array(item as z.ZodType<Value, string>)
    .min(1)
    .max(100);
  return z
    .string()
    .max(4000)
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(items);
}

/** `2026-01-01..2026-03-31`, days of UTC, both included, either end may be left out. */
export const range = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/, "two days as 2026-01-01..2026-03-31")
  .transform((text) => {
    const [from = "", to = ""] = text.split("..");
    return { from: from || null, to: to || null };
  })
  .refine(({ from, to }) => [from, to].every(isDay), "a day of the calendar")
  .refine(({ from, to }) => !from || !to || from <= to, "the first day comes first");

function isDay(text: string | null): boolean {
  if (text === null) return true;
  const date = new Date(`${text}T00:00:00Z`);
  // The database knows no year 0000.
  return text >= "0001" && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** An IANA time zone that `Intl` knows; UTC where none is given. */
export const timeZone = z.string().max(60).refine(isZone, "an IANA time zone").default("UTC");

function isZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: text }));
  } catch {
    return false;
  }
}

import { COLUMN_FIELDS, type ReadingForm, selectOf } from "./schema";

/** What the form held when its files were previewed, so that it holds it again. */
export function typedIn(
  said: ReadingForm & { whose?: string; name?: string; title?: string | undefined },
): Record<string, string> {
  const fields = ["whose", "name", "title", "format", ...COLUMN_FIELDS.map(selectOf)] as const;
  return Object.fromEntries(fields.map((field) => [field, said[field] ?? ""]));
}

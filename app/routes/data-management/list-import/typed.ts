import { COLUMN_FIELDS, type ReadingForm, selectOf } from "./schema";

/** What the form held when its files were previewed, so that it holds it again. */
export function typedIn(said: ReadingForm & { name?: string; title?: string | undefined }): Record<string, string> {
  const fields = ["name", "title", "format", ...COLUMN_FIELDS.map(selectOf)] as const;
  return Object.fromEntries(fields.map((field) => [field, said[field] ?? ""]));
}

import { z } from "zod";
import type { JsonMapping } from "../connectors/json/parse";

const path = z.string().trim().min(1).max(200);
const maybe = path.optional();

/** Where a service's answer has what, as names with dots between them. */
export const jsonFieldsSchema: z.ZodType<JsonMapping> = z.strictObject({
  items: path,
  title: path,
  id: maybe,
  summary: maybe,
  url: maybe,
  publishedAt: maybe,
  updatedAt: maybe,
  language: maybe,
  country: maybe,
  publisher: maybe,
});

/** The fields as a person types them: what is wanted → where it stands. */
export function jsonFieldsOf(
  flat: Readonly<Record<string, string>>,
): { ok: true; fields: JsonMapping } | { ok: false; message: string } {
  const parsed = jsonFieldsSchema.safeParse(flat);
  if (parsed.success) return { ok: true, fields: parsed.data };
  const wrong = parsed.error.issues.map(({ path: at, message }) => [at.join("."), message].filter(Boolean).join(": "));
  return { ok: false, message: wrong.join("; ") };
}

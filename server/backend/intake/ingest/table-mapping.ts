import { z } from "zod";
import { EVENT_KINDS } from "../../platform/db/shapes/event-kinds";
import type { TableMapping } from "../connectors/table/parse";

const column = z.string().trim().min(1).max(200);
const maybe = column.optional();

/** The columns of a generic table by what they hold, as their titles are written in the file. */
export const tableMappingSchema: z.ZodType<TableMapping> = z.strictObject({
  title: column,
  id: maybe,
  revision: maybe,
  summary: maybe,
  url: maybe,
  publishedAt: maybe,
  updatedAt: maybe,
  happenedAt: maybe,
  endedAt: maybe,
  kind: z.strictObject({ column, values: z.record(z.string(), z.enum(EVENT_KINDS)) }).optional(),
  latitude: maybe,
  longitude: maybe,
  radiusKm: maybe,
  address: maybe,
  city: maybe,
  region: maybe,
  country: maybe,
  organization: maybe,
  identifiers: z.record(z.string().max(50), column).optional(),
  magnitude: maybe,
  employeesAffected: maybe,
  level: maybe,
  cause: maybe,
});

/**
 * A mapping written flat, as a person types it: field → the column's title, `identifier.lei` → a column of numbers, `kind` → a
 * column that holds one of our own kinds.
 */
export function mappingOf(
  flat: Readonly<Record<string, string>>,
): { ok: true; mapping: TableMapping } | { ok: false; message: string } {
  const mapping: Record<string, unknown> = {};
  const identifiers: Record<string, string> = {};
  for (const [field, title] of Object.entries(flat)) {
    const identifier = /^identifier\.([\w-]{1,40})$/.exec(field)?.[1];
    if (identifier) identifiers[identifier] = title;
    else if (field === "kind") mapping.kind = { column: title, values: OWN_KINDS };
    else mapping[field] = title;
  }
  if (Object.keys(identifiers).length > 0) mapping.identifiers = identifiers;
  const parsed = tableMappingSchema.safeParse(mapping);
  if (parsed.success) return { ok: true, mapping: parsed.data };
  const wrong = parsed.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
  return { ok: false, message: wrong.join("; ") };
}

/** The same mapping as a person types it. */
export function flatMapping({ kind, identifiers = {}, ...columns }: TableMapping): Record<string, string> {
  const numbers = Object.entries(identifiers).map(([name, title]) => [`identifier.${name}`, title]);
  return Object.fromEntries([
    ...Object.entries(columns),
    ...numbers,
    ...(typeof kind === "object" ? [["kind", kind.column]] : []),
  ]);
}

const OWN_KINDS = Object.fromEntries(EVENT_KINDS.map((kind) => [kind, kind]));

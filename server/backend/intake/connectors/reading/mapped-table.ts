import type { Translated } from "../../../platform/db/shapes/list-mapping";
import type { Source } from "../../../platform/db/shapes/raw-event";
import { type ParseLimits, type Refused, refused } from "../limits";
import { readTable, type TableRow } from "./table";

export interface MappedRow extends TableRow {
  /** The cell under a title of the mapping, without regard to case; "" when there is none. */
  cell: (title: string | undefined) => string;
}

/** A table whose columns are known by their titles. A title that the file does not have is told once. */
export async function* readMapped(
  source: Source,
  titles: readonly string[],
  delimiter: string | undefined,
  limits: ParseLimits,
): AsyncGenerator<MappedRow | Refused, void> {
  const known = new Set(titles.map(keyOf));
  const recognises = (cell: string): boolean => known.has(keyOf(cell));
  let checked = false;
  for await (const row of readTable(source, { recognises, needs: Math.min(2, known.size), delimiter }, limits)) {
    if (!row.ok) {
      yield row;
      continue;
    }
    const byKey = new Map([...row.cells].map(([title, value]) => [keyOf(title), value.trim()]));
    const missing = checked ? [] : titles.filter((title) => !byKey.has(keyOf(title)));
    checked = true;
    for (const title of missing) {
      const message = "the mapping names a column that the file does not have";
      yield refused({ position: { line: row.line, column: title }, message });
    }
    yield { ...row, cell: (title) => (title === undefined ? "" : (byKey.get(keyOf(title)) ?? "")) };
  }
}

/** All titles that a mapping names. */
export function titlesIn({
  kind,
  identifiers,
  ...columns
}: Readonly<Record<string, unknown>> & { kind?: unknown; identifiers?: unknown }): string[] {
  const inside = [
    kind instanceof Object && "column" in kind ? kind.column : undefined,
    ...Object.values(identifiers ?? {}),
  ];
  return [...Object.values(columns), ...inside].filter((title) => typeof title === "string");
}

/** What a cell of a translated column stands for; null for a value without translation. */
export function translated<Value extends string>(
  mapping: Translated<Value> | undefined,
  cell: MappedRow["cell"],
): Value | null {
  if (typeof mapping !== "object") return mapping ?? null;
  const value = keyOf(cell(mapping.column));
  return Object.entries(mapping.values).find(([written]) => keyOf(written) === value)?.[1] ?? null;
}

const keyOf = (title: string): string => title.trim().toLowerCase();

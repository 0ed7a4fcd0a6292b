import { ImportRefused } from "../../../intake/reading/import-refused";
import { readTable } from "../../../intake/reading/read-table";
import type { Table } from "../../../intake/reading/table";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { ListFile } from "./list-file";
import { ListRefused } from "./list-refused";
import { guessListMapping, isListTitle } from "./list-titles";

/**
 * Which column of a table holds what: as the caller says, else as the version before was read, else guessed from the
 * titles. Throws ListRefused when no column can hold the name, or when the caller names one that is not there.
 */
export async function mappingFor(
  file: ListFile,
  said: Partial<ListMapping> = {},
  before: ListMapping | null,
): Promise<ListMapping> {
  const table = await openTable(file, columnsOf(said));
  await table.close();
  const titles = new Set(table.header.map(keyOf));
  const missing = columnsOf(said).filter((column) => !titles.has(keyOf(column)));
  if (missing.length > 0) {
    throw new ListRefused(
      `${file.name} has no column ${missing.map((one) => JSON.stringify(one)).join(", ")}; it has ${table.header.join(", ")}`,
    );
  }
  const fits = before !== null && columnsOf(before).every((column) => titles.has(keyOf(column)));
  const mapping = { ...(fits ? before : guessListMapping(table.header)), ...said };
  const { name } = mapping;
  if (name === undefined) {
    throw new ListRefused(
      `no column of ${file.name} looks like the name; say --map name=COLUMN, one of ${table.header.join(", ")}`,
    );
  }
  return { ...mapping, name };
}

/** A delimited file or a workbook, its header found. Throws ListRefused for what is neither. */
export async function openTable(file: ListFile, titles: readonly string[] = []): Promise<Table> {
  const named = new Set(titles.map(keyOf));
  try {
    return await readTable(file.open(), {
      fileName: file.name,
      limits: { rows: 200_000 },
      recognises: (title) => named.has(keyOf(title)) || isListTitle(title),
    });
  } catch (error) {
    if (error instanceof ImportRefused) throw new ListRefused(`${file.name} cannot be read: ${error.message}`);
    throw error;
  }
}

/** Every title that a mapping names. */
function columnsOf({ kind, identifiers, nameParts, ...columns }: Partial<ListMapping>): string[] {
  const inside = [
    typeof kind === "object" ? kind.column : undefined,
    ...(nameParts ?? []),
    ...Object.values(identifiers ?? {}),
  ];
  return [...Object.values(columns), ...inside].filter((title) => typeof title === "string");
}

const keyOf = (title: string): string => title.trim().toLowerCase();

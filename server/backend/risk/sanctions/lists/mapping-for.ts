import { ImportRefused } from "../../../intake/reading/import-refused";
import { readTable } from "../../../intake/reading/read-table";
import type { Table } from "../../../intake/reading/table";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { ListFile } from "./list-file";
import { ListRefused } from "./list-refused";
import { guessListMapping, isListTitle } from "./list-titles";

/** Of a file of a list; `name` is null in one that only adds to subjects which another file names. */
export type FileMapping = Omit<ListMapping, "name"> & { name: string | null };

/**
 * Which column of each file of a table holds what: as the caller says, else as the version before was read, else guessed from the
 * titles. Files of one list are joined by the subjects' number, so that each of several has to have it. Throws ListRefused when no column
 * can hold the name, or when the caller names one that no file has.
 */
export async function mappingsFor(
  files: readonly ListFile[],
  said: Partial<ListMapping> = {},
  before: ListMapping | null,
): Promise<FileMapping[]> {
  const headers: string[][] = [];
  for (const file of files) {
    headers.push(await titlesOf(file, columnsOf(said)));
  }
  const everywhere = headers.flat();
  const missing = absentFrom(everywhere, said);
  if (missing.length > 0) {
    throw new ListRefused(
      `${namesOf(files)} has no column ${missing.map((one) => JSON.stringify(one)).join(", ")}; it has ${everywhere.join(", ")}`,
      { code: "noColumn", params: { columns: missing.join(", ") } },
    );
  }
  const mappings = headers.map((header) => mappingOf(header, said, before));
  if (mappings.every(({ name }) => name === null)) {
    throw new ListRefused(
      `no column of ${namesOf(files)} looks like the name; say --map name=COLUMN, one of ${everywhere.join(", ")}`,
      { code: "noName" },
    );
  }
  const apart = mappings.findIndex(({ id }) => id === undefined);
  if (files.length > 1 && apart >= 0) {
    throw new ListRefused(
      `no column of ${files[apart]?.name} looks like the number that joins it with the other files; say --map id=COLUMN`,
      { code: "noId", params: { file: files[apart]?.name ?? "" } },
    );
  }
  return mappings;
}

/** The titles of a table's columns. Throws ListRefused for what is none. */
export async function titlesOf(file: ListFile, named: readonly string[]): Promise<string[]> {
  const table = await openTable(file, named);
  await table.close();
  return [...table.header];
}

function mappingOf(header: readonly string[], said: Partial<ListMapping>, before: ListMapping | null): FileMapping {
  const fits = before !== null && absentFrom(header, before).length === 0;
  const here = Object.fromEntries(
    Object.entries(said).filter(([field, column]) => absentFrom(header, { [field]: column }).length === 0),
  );
  const mapping = { ...(fits ? before : guessListMapping(header)), ...here };
  return { ...mapping, name: mapping.name ?? null };
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
    if (error instanceof ImportRefused) throw unreadable(file.name, error);
    throw error;
  }
}

/** What a reader says of a file, of the list that the file belongs to. */
export const unreadable = (names: string, { message, key, params }: ImportRefused): ListRefused =>
  new ListRefused(`${names} cannot be read: ${message}`, {
    code: "unreadable",
    params: { file: names },
    file: { key, params },
  });

function absentFrom(header: readonly string[], mapping: Partial<ListMapping>): string[] {
  const titles = new Set(header.map(keyOf));
  return columnsOf(mapping).filter((column) => !titles.has(keyOf(column)));
}

/** Every title that a mapping names. */
export function columnsOf({ kind, identifiers, nameParts, ...columns }: Partial<ListMapping> | FileMapping): string[] {
  const inside = [
    typeof kind === "object" ? kind.column : undefined,
    ...(nameParts ?? []),
    ...Object.values(identifiers ?? {}),
  ];
  return [...Object.values(columns), ...inside].filter((title) => typeof title === "string");
}

const keyOf = (title: string): string => title.trim().toLowerCase();
const namesOf = (files: readonly ListFile[]): string => files.map(({ name }) => name).join(" and ");

import { DEFAULT_LIMITS } from "../../../intake/connectors/limits";
import type { OfacFiles } from "../../../intake/lists/ofac/parse";
import { ofacRecords } from "../../../intake/lists/ofac/records";
import type { ListFile } from "./list-file";
import { ListRefused } from "./list-refused";

export type OfacPart = keyof OfacFiles;

/**
 * Which of OFAC's files each one is, told by the number of its columns: 12 of entries, 6 of addresses, 5 of aliases,
 * 2 of comments. Files whose part the caller has said are taken at their word.
 * Throws ListRefused when a file is none of them, when two are the same part, or when the entries are missing.
 */
export async function ofacParts(
  files: readonly ListFile[],
  said: Partial<Record<OfacPart, ListFile>> = {},
): Promise<Partial<Record<OfacPart, ListFile>> & { entities: ListFile }> {
  const parts: Partial<Record<OfacPart, ListFile>> = { ...said };
  for (const file of files) {
    const part = await partOf(file);
    if (part === null) {
      throw new ListRefused(
        `${file.name} is none of OFAC's delimited files, which have 12, 6, 5 or 2 columns; its XML and spreadsheets are not read`,
        { code: "ofacFile", params: { file: file.name } },
      );
    }
    const other = parts[part];
    if (other) {
      const params = { file: file.name, other: other.name };
      throw new ListRefused(`${file.name} and ${other.name} both hold ${part}`, { code: "ofacTwice", params });
    }
    parts[part] = file;
  }
  const { entities } = parts;
  if (!entities) {
    throw new ListRefused("the file of the entries themselves is missing (12 columns)", { code: "ofacEntries" });
  }
  return { ...parts, entities };
}

const PART_BY_COLUMNS: Readonly<Record<number, OfacPart>> = {
  12: "entities",
  6: "addresses",
  5: "aliases",
  2: "comments",
};
const LOOKED_AT = 5;
/** Rows that are gone through for so many: a file without them is none of these, however long it is. */
const ROWS_LOOKED_AT = 1_000;

/** Null for none of them. */
export async function partOf(file: ListFile): Promise<OfacPart | null> {
  const columns: number[] = [];
  let rows = 0;
  for await (const record of ofacRecords(file.open(), DEFAULT_LIMITS)) {
    if (record.ok && /^\d{1,10}$/.test(record.cells[0] ?? "")) columns.push(record.cells.length);
    if (columns.length >= LOOKED_AT || ++rows >= ROWS_LOOKED_AT) break;
  }
  const [first] = columns;
  return first !== undefined && columns.every((count) => count === first) ? (PART_BY_COLUMNS[first] ?? null) : null;
}

import { dateOrderOf } from "../../../intake/connectors/values/dates";
import { type ListTable, parseListTables } from "../../../intake/lists/table/parse";
import { ImportRefused } from "../../../intake/reading/import-refused";
import type { Table } from "../../../intake/reading/table";
import type { ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { ListFile } from "./list-file";
import { ListRefused } from "./list-refused";
import { columnsOf, type FileMapping, openTable, unreadable } from "./mapping-for";

/** Delimited files or workbooks, each read by a mapping of its own. Throws ListRefused for what is neither. */
export async function* parseMappedFiles(
  files: readonly ListFile[],
  listName: string,
  mappings: readonly FileMapping[],
): AsyncGenerator<ListedItem, void> {
  const tables: ListTable[] = [];
  for (const [index, file] of files.entries()) {
    const mapping = mappings[index];
    if (!mapping) throw new ListRefused(`nothing is known of the columns of ${file.name}`);
    const table = await openTable(file, columnsOf(mapping));
    const dateOrder = dateOrderOf(valuesOf(table, mapping.listedOn));
    if (table.format === "csv") {
      await table.close();
      const { delimiter } = table;
      tables.push({ open: () => file.open(), mapping, dateOrder, ...(delimiter !== null && { delimiter }) });
    } else {
      await table.close();
      const open = () => asText(openTable(file, columnsOf(mapping)));
      tables.push({ open, mapping, dateOrder, delimiter: "," });
    }
  }
  try {
    // As dates of birth are read, too; the lists of the United States, which begin with the month, have readers of their own.
    yield* parseListTables(tables, { listName, dateOrder: "day-first" });
  } catch (error) {
    if (error instanceof ImportRefused) throw unreadable(files.map(({ name }) => name).join(" and "), error);
    throw error;
  }
}

/** The first values of a column. */
function valuesOf({ header, sample }: Table, title: string | undefined): string[] {
  const column = header.findIndex((one) => one.trim().toLowerCase() === title?.trim().toLowerCase());
  return column < 0 ? [] : sample.map(({ cells }) => cells[column] ?? "");
}

/** A workbook's sheet as comma-separated text, so that there is one reader for both. */
async function* asText(opened: Promise<Table>): AsyncGenerator<Uint8Array, void> {
  const { header, rows } = await opened;
  yield line(header);
  for await (const { cells } of rows) yield line(cells);
}

const line = (cells: readonly string[]): Uint8Array =>
  Buffer.from(`${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`);

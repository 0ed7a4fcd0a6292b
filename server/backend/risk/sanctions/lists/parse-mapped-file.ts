import { parseListTable } from "../../../intake/lists/table/parse";
import { ImportRefused } from "../../../intake/reading/import-refused";
import type { Table } from "../../../intake/reading/table";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { ListedItem } from "../../../platform/db/shapes/listed-entity";
import type { ListFile } from "./list-file";
import { ListRefused } from "./list-refused";
import { openTable } from "./mapping-for";

/** A delimited file or a workbook, read by a mapping. Throws ListRefused for what is neither. */
export async function* parseMappedFile(
  file: ListFile,
  listName: string,
  mapping: ListMapping,
): AsyncGenerator<ListedItem, void> {
  const table = await openTable(file, [mapping.name]);
  if (table.format === "csv") {
    await table.close();
    yield* parseListTable(file.open(), {
      listName,
      mapping,
      ...(table.delimiter !== null && { delimiter: table.delimiter }),
    });
    return;
  }
  try {
    yield* parseListTable(asText(table), { listName, mapping, delimiter: "," });
  } catch (error) {
    if (error instanceof ImportRefused) throw new ListRefused(`${file.name} cannot be read: ${error.message}`);
    throw error;
  }
}

/** A workbook's sheet as comma-separated text, so that there is one reader for both. */
async function* asText({ header, rows }: Table): AsyncGenerator<Uint8Array, void> {
  yield line(header);
  for await (const { cells } of rows) yield line(cells);
}

const line = (cells: readonly string[]): Uint8Array =>
  Buffer.from(`${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`);

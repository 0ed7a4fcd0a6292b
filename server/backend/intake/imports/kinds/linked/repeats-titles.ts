import type { RowCells } from "../../rows/row-cells";

/** Whether a row has the titles of its columns as values, as lists do that were put together from several. */
export function repeatsTitles({ row, header, mapping }: RowCells): boolean {
  const columns = Object.values(mapping);
  return columns.length > 1 && columns.every((column) => row.cells[column]?.trim() === header[column]);
}

import { readTable } from "../../../server/backend/intake/reading/read-table";
import type { ReadOptions, Row, Table } from "../../../server/backend/intake/reading/table";

export async function* inPieces(bytes: Buffer, size = 4096): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The table of a file's content, with all its rows. */
export async function readAll(
  content: string | Buffer,
  options: ReadOptions = {},
  pieceSize?: number,
): Promise<Table & { all: Row[] }> {
  const table = await readTable(inPieces(Buffer.from(content), pieceSize), options);
  const all = await collect(table.rows);
  return Object.assign(table, { all });
}

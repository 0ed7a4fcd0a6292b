import { type ByteSource, openBytes } from "./byte-source";
import { fileKind, refuseOle } from "./file-kind";
import { ImportRefused } from "./import-refused";
import { limitsWith, type ReadLimits } from "./limits";
import type { ReadOptions, Table } from "./table";
import { readTextFile } from "./text-files/read-text-file";
import { toTable } from "./to-table";
import { readWorkbook } from "./xlsx/read-workbook";

/**
 * A CSV, TSV or XLSX file → its header and its rows, read as they are asked for. What kind of file it is, its encoding,
 * delimiter, sheet and header row are found out, and each can be said in `options`.
 * Throws ImportRefused, and while the rows are read too; a failure of the stream itself passes through.
 */
export async function readTable(source: AsyncIterable<Uint8Array> | string, options: ReadOptions = {}): Promise<Table> {
  const limits = limitsWith(options.limits);
  const bytes = await openBytes(source, limits.bytes);
  try {
    return await readKind(fileKind(bytes.head), bytes, source, options, limits);
  } catch (error) {
    await bytes.close();
    throw error;
  }
}

async function readKind(
  kind: ReturnType<typeof fileKind>,
  bytes: ByteSource,
  source: AsyncIterable<Uint8Array> | string,
  options: ReadOptions,
  limits: ReadLimits,
): Promise<Table> {
  if (kind === "text") {
    const { encoding, delimiter, rows } = await readTextFile(bytes, options, limits);
    const origin = { format: "csv" as const, encoding, delimiter, sheetNames: [], sheet: null };
    return toTable(origin, rows, options, limits);
  }
  if (kind === "ole") refuseOle(await collect(bytes, limits.workbookBytes));
  const content = typeof source === "string" ? source : await collect(bytes, limits.workbookBytes);
  await bytes.close();
  const { rows, sheetNames, sheet } = await readWorkbook(content, options, limits);
  const origin = { format: "xlsx" as const, encoding: () => null, delimiter: null, sheetNames, sheet };
  return toTable(origin, rows, options, limits);
}

async function collect(source: ByteSource, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of source.bytes()) {
    total += chunk.length;
    if (total > limit) throw new ImportRefused("tooManyBytes", { params: { limit } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { type ByteSource, openBytes } from "./byte-source";
import { fileKind, refuseOle } from "./file-kind";
import { readGeoJson } from "./geojson/read-geojson";
import { ImportRefused } from "./import-refused";
import { limitsWith, type ReadLimits } from "./limits";
import type { ReadOptions, Table } from "./table";
import { readTextFile } from "./text-files/read-text-file";
import { toTable } from "./to-table";
import { readWorkbook } from "./xlsx/read-workbook";

/**
 * A CSV, TSV, XLSX or GeoJSON file → its header and its rows, read as they are asked for. What kind of file it is, its encoding,
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
  if (kind === "json") return readCollection(bytes, source, options, limits);
  if (kind === "ole") refuseOle(await collect(bytes, limits.workbookBytes));
  const content = typeof source === "string" ? source : await collect(bytes, limits.workbookBytes);
  await bytes.close();
  const { rows, sheetNames, sheet } = await readWorkbook(content, options, limits);
  const origin = { format: "xlsx" as const, encoding: () => null, delimiter: null, sheetNames, sheet };
  return toTable(origin, rows, options, limits);
}

/** Gone through twice: a file is opened again, and what comes as a stream is held, in the bytes that a workbook may have. */
async function readCollection(
  bytes: ByteSource,
  source: AsyncIterable<Uint8Array> | string,
  options: ReadOptions,
  limits: ReadLimits,
): Promise<Table> {
  const held = typeof source === "string" ? null : await collect(bytes, limits.workbookBytes);
  await bytes.close();
  const open = held === null ? () => opened(String(source), limits.bytes) : () => inPieces(held);
  const rows = await readGeoJson(open, limits);
  const origin = { format: "geojson" as const, encoding: () => "utf-8", delimiter: null, sheetNames: [], sheet: null };
  // Its keys are its titles, whatever somebody said of another file.
  return toTable(origin, rows, { ...options, headerRow: 1 }, limits);
}

async function* opened(path: string, limit: number): AsyncGenerator<Buffer, void> {
  yield* (await openBytes(path, limit)).bytes();
}

async function* inPieces(held: Buffer): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < held.length; at += PIECE) yield held.subarray(at, at + PIECE);
}

const PIECE = 64 * 1024;

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

import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from "yauzl";
import { ImportRefused } from "../import-refused";
import type { ReadLimits } from "../limits";

/** The parts of a zip file, inflated as they are asked for and counted against the limits. */
export interface Zip {
  names: readonly string[];
  has(name: string): boolean;
  /** Empty for a part that is not there. Throws ImportRefused: `zipBomb`, `encrypted`, `brokenWorkbook`. */
  part(name: string): AsyncGenerator<Buffer, void>;
  close(): void;
}

/** Opens a zip file by path, or from memory. Throws ImportRefused: `brokenWorkbook`, `zipBomb`, `tooManyBytes`. */
export async function openZip(content: string | Buffer, limits: ReadLimits): Promise<Zip> {
  const zip = await open(content);
  // An error that comes after the one that was reported has nobody waiting for it.
  zip.on("error", () => {});
  try {
    const limit = limits.workbookBytes;
    if (zip.fileSize > limit) throw new ImportRefused("tooManyBytes", { params: { limit } });
    const entries = await listEntries(zip, limits);
    const inflated = new InflatedBytes(limits);
    return {
      names: [...entries.keys()],
      has: (name) => entries.has(name),
      part: (name) => inflate(zip, entries.get(name), inflated),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function open(content: string | Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false };
  try {
    return await (typeof content === "string" ? openPromise(content, options) : fromBufferPromise(content, options));
  } catch (cause) {
    throw new ImportRefused("brokenWorkbook", { cause });
  }
}

async function listEntries(zip: ZipFile, limits: ReadLimits): Promise<Map<string, Entry>> {
  const limit = limits.zipEntries;
  if (zip.entryCount > limit) throw new ImportRefused("zipBomb", { params: { limit } });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= limit) throw new ImportRefused("zipBomb", { params: { limit } });
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  return entries;
}

async function* inflate(zip: ZipFile, entry: Entry | undefined, inflated: InflatedBytes): AsyncGenerator<Buffer, void> {
  if (entry === undefined) return;
  if (entry.isEncrypted()) throw new ImportRefused("encrypted");
  let stream: Readable | undefined;
  let bytes = 0;
  try {
    stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      inflated.count(entry, bytes);
      yield chunk;
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    stream?.destroy();
  }
}

/** What has been inflated so far. A part that is read twice counts once. */
class InflatedBytes {
  #total = 0;
  readonly #parts = new Map<string, number>();

  constructor(readonly limits: ReadLimits) {}

  count({ fileName, compressedSize }: Entry, bytes: number): void {
    const before = this.#parts.get(fileName) ?? 0;
    if (bytes <= before) return;
    this.#parts.set(fileName, bytes);
    this.#total += bytes - before;
    const { inflatedBytes, inflationRatio } = this.limits;
    // Small parts may be all blanks; a ratio says something once there is some volume.
    const suspicious = bytes > 10 * 1024 * 1024 && bytes > compressedSize * inflationRatio;
    if (this.#total > inflatedBytes || suspicious) {
      throw new ImportRefused("zipBomb", { params: { part: fileName, limit: inflatedBytes, ratio: inflationRatio } });
    }
  }
}

function asRefusal(error: unknown): ImportRefused {
  return error instanceof ImportRefused ? error : new ImportRefused("brokenWorkbook", { cause: error });
}

import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileType } from "~/backend/contract/file-words";
import { seconds } from "~/time/duration";
import { onceInThread } from "../threads/in-thread";
import { ThreadEnded } from "../threads/thread-ended";
import { FileRefused } from "./file-refused";
import type { FileToLookAt, LookedAt } from "./look";
import { type Bytes, bytesOf, type Piece } from "./metadata/bytes";

/** A file that has come in whole: counted, known by its content, without what was stripped. */
export interface TakenIn {
  path: string;
  size: number;
  sha256: string;
  type: FileType;
  /** Removes it from the disk, unless a store has taken it over. */
  discard(): Promise<void>;
}

interface Taking {
  /** As it was sent; its ending has to fit what is inside. */
  fileName: string;
  /** Bytes. */
  limit: number;
  dataDir: string;
  signal?: AbortSignal;
}

/** Where files stand while they come in; what a crash leaves there, the sweep removes. */
export const incomingFolder = (dataDir: string): string => join(dataDir, "incoming");

/**
 * Writes a file to the disk as it comes, however long it is, and looks at it there. Whatever goes wrong meanwhile, a client that
 * goes away included, removes what was written and is thrown: `FileRefused` for the file's own fault.
 */
export async function takeIn(source: ReadableStream<Uint8Array> | null, taking: Taking): Promise<TakenIn> {
  const { fileName, limit, dataDir, signal } = taking;
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const discard = async () => {
    await Promise.all([rm(path, { force: true }), rm(`${path}.plain`, { force: true })]);
  };
  try {
    const sent = await write(source, path, { limit, signal });
    if (sent.size === 0) throw new FileRefused("file_empty");
    const handle = await open(path, "r");
    try {
      const bytes = bytesOf(handle, sent.size, signal);
      const { type, plain } = await lookedAt({ path, size: sent.size, fileName }, signal);
      if (!plain) return { path, ...sent, type, discard };
      return { path: `${path}.plain`, ...(await copy(bytes, plain, { path: `${path}.plain`, signal })), type, discard };
    } finally {
      await handle.close();
    }
  } catch (error) {
    await discard();
    throw error;
  }
}

const LONGEST_LOOK = seconds(30);

async function lookedAt(file: FileToLookAt, signal?: AbortSignal): Promise<Extract<LookedAt, { ok: true }>> {
  try {
    const found = await onceInThread<LookedAt>("platform/files/look", { input: file, time: LONGEST_LOOK });
    signal?.throwIfAborted();
    if (!found.ok) throw new FileRefused(found.code, found.details);
    // What has crossed to us came as plain bytes.
    const plain = found.plain?.map((piece) => (piece instanceof Uint8Array ? Buffer.from(piece) : piece)) ?? null;
    return { ...found, plain };
  } catch (error) {
    if (!(error instanceof ThreadEnded) || error.reason === "broken") throw error;
    throw new FileRefused("file_damaged", undefined, error);
  }
}

async function write(
  source: ReadableStream<Uint8Array> | null,
  path: string,
  { limit, signal }: Pick<Taking, "limit" | "signal">,
): Promise<{ size: number; sha256: string }> {
  const counted = counter(limit);
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  const from = source ? Readable.fromWeb(source as never) : Readable.from([]);
  await pipeline(from, counted.stream, file, { signal });
  return counted.result();
}

/** Only the pieces that stay, in their order. */
async function copy(bytes: Bytes, pieces: readonly Piece[], { path, signal }: { path: string; signal?: AbortSignal }) {
  const counted = counter(Number.POSITIVE_INFINITY);
  const parts = async function* () {
    for (const piece of pieces) {
      if (Buffer.isBuffer(piece)) yield piece;
      else yield* bytes.stream(...piece);
    }
  };
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  await pipeline(Readable.from(parts()), counted.stream, file, { signal });
  return counted.result();
}

function counter(limit: number) {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > limit) return done(new FileRefused("too_large", { limit }));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest("hex") }) };
}

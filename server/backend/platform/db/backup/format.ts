import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";

/**
 * A backup is gzip over frames: one byte of kind, four of length (big-endian), then the payload. The first frame is the
 * header, the last one the seal; the seal's sha256 is over every byte before it, so what is cut or altered is seen.
 */
export const FRAME = { header: 1, table: 2, rows: 3, file: 4, bytes: 5, seal: 6 } as const;
export type FrameKind = keyof typeof FRAME;
export interface Frame {
  kind: FrameKind;
  payload: Buffer;
}

/** The file is not a whole backup of ours; nothing was written. */
export class BackupDamaged extends Error {
  override name = "BackupDamaged";
}

export const headerSchema = z.object({
  format: z.literal("tierwatch-backup"),
  formatVersion: z.literal(1),
  appVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** What the tables' shape came from; a restore needs the same. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
});
export type Header = z.infer<typeof headerSchema>;

/** Which of the header's tables the rows after it belong to. */
export const tableSchema = z.object({ index: z.int().nonnegative() });

/** A file of the data folder, its path relative to `files/` with forward slashes. */
export const fileSchema = z.object({ path: z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\0\\]+$/) });

export const sealSchema = z.object({
  rows: z.array(z.int().nonnegative()),
  files: z.int().nonnegative(),
  sha256: z.string(),
});
export type Seal = z.infer<typeof sealSchema>;

/** Makes frames and keeps the hash that the seal needs. */
export class FrameWriter {
  readonly #hash: Hash = createHash("sha256");

  frame(kind: Exclude<FrameKind, "seal">, payload: Buffer | object): Buffer {
    const bytes = encode(kind, payload);
    this.#hash.update(bytes);
    return bytes;
  }

  seal(counts: Omit<Seal, "sha256">): Buffer {
    return encode("seal", { ...counts, sha256: this.#hash.digest("hex") });
  }
}

/** The frames of a compressed backup, the seal last. Throws `BackupDamaged` for whatever was not written by `FrameWriter`. */
export async function* readFrames(compressed: Readable): AsyncGenerator<Frame> {
  const unzip = createGunzip();
  compressed.on("error", (error) => unzip.destroy(error));
  const hash = createHash("sha256");
  let buffer: Buffer = Buffer.alloc(0);
  let sealed = false;
  try {
    for await (const chunk of compressed.pipe(unzip)) {
      buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
      for (let length = frameLength(buffer); buffer.length >= length; length = frameLength(buffer)) {
        if (sealed) throw new BackupDamaged("Something follows the seal of the backup.");
        const frame = { kind: kindOf(buffer), payload: buffer.subarray(PREFIX, length) };
        if (frame.kind === "seal") sealed = isIntact(frame.payload, hash);
        else hash.update(buffer.subarray(0, length));
        buffer = buffer.subarray(length);
        yield frame;
      }
    }
  } catch (error) {
    throw isZlibError(error) ? new BackupDamaged("The backup is damaged or cut off.", { cause: error }) : error;
  } finally {
    compressed.destroy();
  }
  if (!sealed || buffer.length > 0) throw new BackupDamaged("The backup ends too early.");
}

/** Throws `BackupDamaged` when a frame's payload is not what its kind holds. */
export function readJson<T>(payload: Buffer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(payload.toString("utf8")));
  } catch (cause) {
    throw new BackupDamaged("The backup holds something that is not of its format.", { cause });
  }
}

const PREFIX = 5;
const MAX_PAYLOAD = 64 * 1024 * 1024;

function encode(kind: FrameKind, payload: Buffer | object): Buffer {
  const body = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt8(FRAME[kind], 0);
  prefix.writeUInt32BE(body.length, 1);
  return Buffer.concat([prefix, body]);
}

/** Of the frame that the buffer begins with, prefix included; beyond the buffer's own when more is to come. */
function frameLength(buffer: Buffer): number {
  if (buffer.length < PREFIX) return Number.POSITIVE_INFINITY;
  const payload = buffer.readUInt32BE(1);
  if (payload > MAX_PAYLOAD) throw new BackupDamaged("This is no backup of Tierwatch, or it is damaged.");
  return PREFIX + payload;
}

function kindOf(buffer: Buffer): FrameKind {
  const found = Object.entries(FRAME).find(([, number]) => number === buffer[0]);
  if (!found) throw new BackupDamaged("This is no backup of Tierwatch, or it is damaged.");
  return found[0] as FrameKind;
}

function isIntact(payload: Buffer, hash: Hash): true {
  if (readJson(payload, sealSchema).sha256 === hash.digest("hex")) return true;
  throw new BackupDamaged("The backup's contents do not match its seal.");
}

function isZlibError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith("Z_");
}

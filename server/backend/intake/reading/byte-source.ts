import { createReadStream } from "node:fs";
import { ImportRefused } from "./import-refused";

/** Bytes that can be looked at from the front and are then read once. */
export interface ByteSource {
  /** The first 64 KiB, or all there is. */
  head: Buffer;
  /** True when the head is everything. */
  complete: boolean;
  /** From the first byte on. Throws ImportRefused `tooManyBytes` at the limit. */
  bytes(): AsyncGenerator<Buffer, void>;
  close(): Promise<void>;
}

const HEAD_BYTES = 64 * 1024;

/** Throws ImportRefused: `unreadable` for a path that cannot be opened, `tooManyBytes`. */
export async function openBytes(source: AsyncIterable<Uint8Array> | string, limit: number): Promise<ByteSource> {
  const incoming = (typeof source === "string" ? createReadStream(source) : source)[Symbol.asyncIterator]();
  const close = async (): Promise<void> => {
    await incoming.return?.();
  };
  const firsts: Buffer[] = [];
  let total = 0;
  const next = async (): Promise<Buffer | null> => {
    const { done, value } = await incoming.next().catch(refuseUnreadable);
    if (done) return null;
    total += value.byteLength;
    if (total > limit) {
      await close();
      throw new ImportRefused("tooManyBytes", { params: { limit } });
    }
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  };

  let complete = false;
  while (!complete && total < HEAD_BYTES) {
    const chunk = await next();
    if (chunk === null) complete = true;
    else firsts.push(chunk);
  }
  const begin = Buffer.concat(firsts);

  async function* bytes(): AsyncGenerator<Buffer, void> {
    try {
      if (begin.length > 0) yield begin;
      if (complete) return;
      for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
    } finally {
      await close();
    }
  }
  // A source may hand on megabytes at once: whoever looks at the head looks at it several times.
  const head = begin.subarray(0, HEAD_BYTES);
  return { head, complete: complete && begin.length <= HEAD_BYTES, bytes, close };
}

function refuseUnreadable(cause: unknown): never {
  const reason = cause instanceof Error && "code" in cause ? String(cause.code) : null;
  if (reason === "ENOENT" || reason === "EISDIR" || reason === "EACCES") {
    throw new ImportRefused("unreadable", { params: { reason }, cause });
  }
  // An upload that broke off is not the file's fault.
  throw cause;
}

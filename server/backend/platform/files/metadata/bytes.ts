import type { FileHandle } from "node:fs/promises";
import { FileRefused } from "../file-refused";

/** A file's bytes by their place, read as they are asked for. */
export interface Bytes {
  size: number;
  /** Throws FileRefused `file_damaged` where the file ends before. */
  read(at: number, length: number): Promise<Buffer>;
  stream(from: number, to: number): AsyncGenerator<Buffer, void>;
}

/** A stretch `[from, to)` of a file, or bytes that take the place of some. */
export type Piece = readonly [from: number, to: number] | Buffer;

/** So many segments or chunks an image may have: one of 50 MB that is written in portions of 4 kB has 12,800. */
export const MOST_SEGMENTS = 20_000;

/** Keeps `[from, to)` in place: what goes on where the last piece ends becomes one with it. */
export function keep(kept: Piece[], from: number, to: number): void {
  const last = kept.at(-1);
  if (last && !Buffer.isBuffer(last) && last[1] === from) kept[kept.length - 1] = [last[0], to];
  else kept.push([from, to]);
}

/**
 * Reads a window at a time, so that who goes from byte to byte costs one read per window. An aborted signal ends it at the next
 * one, by throwing its reason. What it answers may be part of the window, so nobody writes into it.
 */
export function bytesOf(handle: Pick<FileHandle, "read">, size: number, signal?: AbortSignal): Bytes {
  let window = { from: 0, buffer: Buffer.alloc(0) };
  const load = async (at: number, length: number) => {
    signal?.throwIfAborted();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
    if (bytesRead < length) throw new FileRefused("file_damaged");
    return buffer;
  };
  const read = async (at: number, length: number) => {
    if (at < 0 || at + length > size) throw new FileRefused("file_damaged");
    if (length > AT_ONCE) return load(at, length);
    const isHere = at >= window.from && at + length <= window.from + window.buffer.length;
    // A new buffer each time: who has been given a part of the last one may still be at it.
    if (!isHere) window = { from: at, buffer: await load(at, Math.min(AT_ONCE, size - at)) };
    return window.buffer.subarray(at - window.from, at - window.from + length);
  };
  return {
    size,
    read,
    async *stream(from, to) {
      for (let at = from; at < to; ) {
        await read(at, 1);
        const chunk = window.buffer.subarray(at - window.from, to - window.from);
        yield chunk;
        at += chunk.length;
      }
    },
  };
}

const AT_ONCE = 64 * 1024;

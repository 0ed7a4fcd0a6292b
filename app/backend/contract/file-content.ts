import { z } from "zod";
import { DEFAULT_BODY_LIMIT } from "./call";

/** A file that came in a JSON body as base64, decoded while it came. */
export class FileBytes {
  constructor(
    /** Whoever takes them away lets go of the memory while the call goes on. */
    readonly pieces: Uint8Array[],
    readonly size: number,
    /** In hexadecimal digits. */
    readonly sha256: string,
    /** False for what was no base64: refused like any other input that is not valid. */
    readonly isBase64 = true,
  ) {}

  /** What stands for it where input is compared or kept. */
  toJSON(): { sha256: string; size: number } {
    return { sha256: this.sha256, size: this.size };
  }
}

/** Bytes of a body that holds files of so many bytes, in base64, and 64 kB beside them. */
export const filesLimit = (bytes: number): number => Math.ceil(bytes / 3) * 4 + DEFAULT_BODY_LIMIT;

/** A field that holds a file: base64 of at most `limit` bytes. Its call says `filesInBody`. */
export function fileContent(limit: number) {
  const longest = Math.ceil(limit / 3) * 4;
  const text = z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, "base64");
  const bytes = z.custom<FileBytes>((value) => value instanceof FileBytes && value.isBase64 && value.size <= limit, {
    message: `base64 of at most ${limit} bytes`,
  });
  return z
    .union([text, bytes])
    .meta({ type: "string", contentEncoding: "base64", maxLength: longest } as Record<string, unknown>);
}

import type { FileInPieces } from "~/backend/files-as-json.server";
import type { SentFile } from "./read-upload.server";

/** A file that is longer than it may be. */
export class FileTooLarge extends Error {
  override readonly name = "FileTooLarge";
}

/**
 * Takes a file as it comes. Throws `FileTooLarge` as soon as it is.
 * @param limit bytes
 */
export const takeFile =
  (limit: number) =>
  async ({ name, content }: SentFile): Promise<FileInPieces & { size: number }> => {
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of content as unknown as AsyncIterable<Uint8Array>) {
      size += piece.length;
      if (size > limit) throw new FileTooLarge();
      pieces.push(piece);
    }
    return { name: name.slice(0, 200), pieces, size };
  };

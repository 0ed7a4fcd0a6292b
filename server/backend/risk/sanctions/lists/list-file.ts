import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import canonicalize from "canonicalize";
import { givenAway } from "../../../platform/threads/given-away";

/** One file of a list. It is gone through several times: to tell what it is, to hash it, to read it. */
export interface ListFile {
  name: string;
  open(): AsyncIterable<Uint8Array>;
}

export function fileAt(path: string): ListFile {
  return { name: basename(path), open: () => createReadStream(path) };
}

/**
 * A file that was sent, packed: a list is text, a tenth of its size, and stays in memory while it is read. Takes the pieces away one after
 * the other, so that both are never there at once.
 */
export async function packedFile(name: string, pieces: Uint8Array[]): Promise<ListFile> {
  const packed: { bytes: Uint8Array; length: number }[] = [];
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    for (let at = 0; at < piece.length; at += AT_ONCE) {
      const part = piece.subarray(at, at + AT_ONCE);
      packed.push({ bytes: await pack(part, { level: 1 }), length: part.length });
    }
  }
  return {
    name,
    open: async function* () {
      // In one buffer each, which is not full so that no second one is begun: of a list of 31 MB nothing is left to be collected.
      for (const { bytes, length } of packed) yield givenAway(await unpack(bytes, { chunkSize: length + 64 }));
    },
  };
}

/**
 * Bytes that a thread gets at once. It is done with so few before they count as old, and so each is given back at once; of pieces of a megabyte
 * 64 MB were waiting to be collected.
 */
const AT_ONCE = 64 * 1024;

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/**
 * sha256 in hex over the files' contents, whatever their names and order, and over the mapping that they are read by.
 * Throws what the file system throws for a file that cannot be read.
 */
export async function hashOfFiles(files: readonly ListFile[], mapping: unknown): Promise<string> {
  const digests: string[] = [];
  for (const file of files) {
    const hash = createHash("sha256");
    for await (const chunk of file.open()) hash.update(chunk);
    digests.push(hash.digest("hex"));
  }
  return createHash("sha256")
    .update([...digests.sort(), canonicalize(mapping)].join(" "))
    .digest("hex");
}

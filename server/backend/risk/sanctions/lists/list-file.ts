import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import canonicalize from "canonicalize";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";

/** One file of a list. It is gone through several times: to tell what it is, to hash it, to read it. */
export interface ListFile {
  name: string;
  open(): AsyncIterable<Uint8Array>;
}

export function fileAt(path: string): ListFile {
  return { name: basename(path), open: () => createReadStream(path) };
}

export function fileOf(name: string, ...content: readonly Uint8Array[]): ListFile {
  return {
    name,
    open: async function* () {
      for (const piece of content) {
        yield piece;
        // What is in memory comes without a pause, and the process may have others to answer.
        await nextTurn();
      }
    },
  };
}

/**
 * sha256 in hex over the files' contents, whatever their names and order, and over the mapping that they are read by.
 * Throws what the file system throws for a file that cannot be read.
 */
export async function hashOfFiles(files: readonly ListFile[], mapping: ListMapping | null): Promise<string> {
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

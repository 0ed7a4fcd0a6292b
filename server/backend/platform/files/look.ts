import { open } from "node:fs/promises";
import type { FileType } from "~/backend/contract/file-words";
import { FileRefused } from "./file-refused";
import { bytesOf, type Piece } from "./metadata/bytes";
import { withoutMetadata } from "./metadata/without-metadata";
import { typeOf } from "./type-of";

export interface FileToLookAt {
  path: string;
  size: number;
  fileName: string;
}

/** What a file is, and what stays of it without metadata, null for all of it; or its own fault. */
export type LookedAt =
  | { ok: true; type: FileType; plain: Piece[] | null }
  | { ok: false; code: FileRefused["code"]; details: FileRefused["details"] };

/** Looks at a file on the disk, whatever it holds: its kind by its content, its parts, its metadata. Runs in a thread. */
export async function* look({ path, size, fileName }: FileToLookAt): AsyncGenerator<LookedAt, void> {
  const handle = await open(path, "r");
  try {
    const bytes = bytesOf(handle, size);
    const type = await typeOf(bytes, path, fileName);
    yield { ok: true, type, plain: await withoutMetadata(bytes, type) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    yield { ok: false, code: error.code, details: error.details };
  } finally {
    await handle.close();
  }
}

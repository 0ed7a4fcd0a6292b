import type { FileFault } from "~/backend/contract/file-words";

/** A file that is not taken, through its own fault. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
  constructor(
    readonly code: FileFault,
    readonly details?: { limit: number },
    cause?: unknown,
  ) {
    super(`The file is refused: ${code}`, { cause });
  }
}

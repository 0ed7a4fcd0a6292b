import type { FileHandle } from "node:fs/promises";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Frame, fileSchema, readJson } from "./format";

/** Puts the backup's files in the place of the folder's: written beside it first, then exchanged. */
export async function writeFiles(folder: string, frames: AsyncIterable<Frame>): Promise<void> {
  const draft = `${folder}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await writeInto(draft, frames);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

export async function hasFiles(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

async function writeInto(draft: string, frames: AsyncIterable<Frame>): Promise<void> {
  let file: FileHandle | undefined;
  try {
    for await (const { kind, payload } of frames) {
      if (kind === "bytes") await file?.write(payload);
      if (kind !== "file") continue;
      await file?.close();
      const path = join(draft, readJson(payload, fileSchema).path);
      await mkdir(dirname(path), { recursive: true });
      file = await open(path, "wx");
    }
  } finally {
    await file?.close();
  }
}

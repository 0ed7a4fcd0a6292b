import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { FileKey, FileStore } from "./file-store";

/** Files below `files` in the data folder, a folder for each customer. What bears its name there is whole. */
export function folderStore(dataDir: string): FileStore {
  const pathOf = ({ customerId, mappedFilename }: FileKey) =>
    join(dataDir, "files", String(customerId), requirePlain(mappedFilename));
  return {
    async put(key, file) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await toDisk(file.path);
      await rename(file.path, path);
      await toDisk(dirname(path));
    },
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(absent);
      if (!found) return null;
      const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
      return { size: found.size, content };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** The names are our own; this keeps it so. */
function requirePlain(name: string): string {
  if (!/^[\w-]{1,100}$/.test(name)) throw new Error("A file is stored under a name of letters, digits and hyphens");
  return name;
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

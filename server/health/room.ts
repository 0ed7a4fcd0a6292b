import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config";

/** PostgreSQL needs 16 MB for the next file of its log and ends itself where it cannot have them; as much again for what is being written. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** There is no room on a disk that rows or files are written to. */
export class DiskFull extends Error {
  override name = "DiskFull";
}

/**
 * Rejects with `DiskFull` while a disk of one of these folders has less than `least` bytes for us, or no file left to be made. Asks the
 * system for figures and writes nothing. Folders that are not there, or that the system says nothing about, count for nothing: what is
 * wrong with them is found by whoever uses them.
 */
export function needsRoom(folders: readonly string[], least = LEAST_ROOM): () => Promise<void> {
  return async () => {
    for (const found of await Promise.allSettled(folders.map((folder) => statfs(folder)))) {
      if (found.status === "rejected") continue;
      const { blocks, bavail, bsize, files, ffree } = found.value;
      // Some file systems count no blocks, or no files: 0 of 0.
      const isFull = (blocks > 0 && bavail * bsize < least) || (files > 0 && ffree === 0);
      if (!isFull) continue;
      throw new DiskFull(
        `${Math.floor((bavail * bsize) / 1024)} kB and ${ffree} files are left on a disk that is written to`,
      );
    }
  };
}

/** What this server itself writes to: the embedded database, whose log may lie elsewhere, and files of documents. */
export function writtenFolders({ dataDir, databaseUrl, backendUrl, s3Url }: WhereRowsAre): string[] {
  if (backendUrl) return [];
  const database = databaseUrl ? [] : [join(dataDir, "postgres"), join(dataDir, "postgres/pg_wal")];
  // The folder of files is made with the first one.
  const files = s3Url ? [] : [join(dataDir, "files")];
  return database.length + files.length === 0 ? [] : [dataDir, ...database, ...files];
}

type WhereRowsAre = Pick<Config, "dataDir" | "databaseUrl" | "backendUrl" | "s3Url">;

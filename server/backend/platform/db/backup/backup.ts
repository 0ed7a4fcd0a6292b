import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { FrameWriter, type Header, type Seal } from "./format";
import { migrationsOf, tablesInOrder, withColumns } from "./tables";

export interface BackupOptions {
  appVersion: string;
  /** The data folder's `files/`; it may be missing. */
  filesFolder?: string;
}

/**
 * Writes everything the installation holds to `target` and ends it: all tables as of one moment, whatever is written meanwhile,
 * and the files. `connection` is the owner's. Resolves with what was written, rows and files.
 */
export async function backup(
  connection: pg.PoolConfig,
  target: Writable,
  options: BackupOptions,
): Promise<{ rows: number; files: number }> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const counts = { rows: [] as number[], files: 0 };
    // Level 1 is five times as fast as the default and a tenth larger.
    await pipeline(Readable.from(frames(client, options, counts)), createGzip({ level: 1 }), target);
    return { rows: counts.rows.reduce((sum, count) => sum + count, 0), files: counts.files };
  } finally {
    await client.end();
  }
}

async function* frames(
  client: pg.Client,
  options: BackupOptions,
  counts: Omit<Seal, "sha256">,
): AsyncGenerator<Buffer> {
  const write = new FrameWriter();
  const tables = await tablesInOrder(client);
  const header: Header = {
    format: "tierwatch-backup",
    formatVersion: 1,
    appVersion: options.appVersion,
    createdAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
    tables,
  };
  yield write.frame("header", header);
  for (const [index, table] of tables.entries()) {
    yield write.frame("table", { index });
    const rows = client.query(copyTo(`copy ${withColumns(table)} to stdout`));
    for await (const chunk of rows) yield write.frame("rows", chunk as Buffer);
    counts.rows.push(rows.rowCount);
  }
  for (const path of await filesIn(options.filesFolder)) {
    yield write.frame("file", { path: path.name });
    for await (const chunk of createReadStream(path.absolute)) yield write.frame("bytes", chunk as Buffer);
    counts.files += 1;
  }
  yield write.seal(counts);
}

async function filesIn(folder: string | undefined): Promise<{ name: string; absolute: string }[]> {
  if (!folder) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((absolute) => ({ name: relative(folder, absolute).replaceAll(sep, "/"), absolute }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

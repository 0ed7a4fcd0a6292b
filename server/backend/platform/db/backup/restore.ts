import { createReadStream } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { BackupDamaged, type Header, headerSchema, readFrames, readJson, type Seal, sealSchema } from "./format";
import { hasFiles, writeFiles } from "./restore-files";
import { writeTables } from "./restore-tables";
import { migrationsOf, tablesInOrder } from "./tables";

/** The backup is whole, but not for this place; nothing was written. */
export class RestoreRefused extends Error {
  override name = "RestoreRefused";
}

export interface RestoreOptions {
  /** Replaces what is there; without it the database may hold no customers and the folder no files. */
  force?: boolean;
  filesFolder?: string;
}

/**
 * Restores a backup file into a migrated database, in one transaction: all of it or nothing. The file is read through and checked
 * before the first row is written. `connection` is the owner's.
 * Throws `BackupDamaged` for a file that is cut or altered, `RestoreRefused` when the place is taken or of another release.
 */
export async function restore(
  connection: pg.PoolConfig,
  file: string,
  options: RestoreOptions = {},
): Promise<{ rows: number; files: number }> {
  const { header, seal } = await inspect(file);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("begin");
    await refuseOtherPlace(client, header, options);
    await writeTables(client, header, seal, readFrames(createReadStream(file)));
    // Files are put in place last before the commit: if they cannot be written, the database stays as it was.
    if (options.filesFolder) await writeFiles(options.filesFolder, readFrames(createReadStream(file)));
    await client.query("commit");
  } finally {
    await client.end();
  }
  return { rows: seal.rows.reduce((sum, count) => sum + count, 0), files: seal.files };
}

/** Reads the whole file without writing anything. Throws `BackupDamaged`. */
export async function inspect(file: string): Promise<{ header: Header; seal: Seal }> {
  let header: Header | undefined;
  let seal: Seal | undefined;
  for await (const { kind, payload } of readFrames(createReadStream(file))) {
    if (!header && kind !== "header") throw new BackupDamaged("The backup does not begin with its header.");
    if (kind === "header") header = readJson(payload, headerSchema);
    if (kind === "seal") seal = readJson(payload, sealSchema);
  }
  if (!header || !seal) throw new BackupDamaged("The backup is empty.");
  return { header, seal };
}

async function refuseOtherPlace(
  client: pg.Client,
  header: Header,
  { force, filesFolder }: RestoreOptions,
): Promise<void> {
  if (!isDeepStrictEqual(header.migrations, await migrationsOf(client))) {
    throw new RestoreRefused(
      `The backup was made by release ${header.appVersion}, whose tables have another shape. Restore it with that release.`,
    );
  }
  if (!isDeepStrictEqual(header.tables, await tablesInOrder(client))) {
    throw new RestoreRefused("The database's tables are not those of the backup.");
  }
  if (force) return;
  const { rows } = await client.query("select 1 from customers limit 1");
  if (rows.length > 0) {
    throw new RestoreRefused(
      "The database holds customers already. With --force the backup replaces all that is there.",
    );
  }
  if (filesFolder && (await hasFiles(filesFolder))) {
    throw new RestoreRefused(`${filesFolder} holds files already. With --force the backup replaces them.`);
  }
}

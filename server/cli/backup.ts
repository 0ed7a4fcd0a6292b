import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "../backend/main/migrate";
import { backup } from "../backend/platform/db/backup/backup";
import { type CommandContext, UsageError } from "./command";
import { withDatabase } from "./open-database";

/** `backup FILE`: the database and the files of the data folder, while the server runs or not. */
export async function runBackup(args: string[], context: CommandContext): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError("backup takes one file");
  // Under another name until it is whole: what bears the name is a backup.
  const draft = `${file}.partial`;
  try {
    const written = await withDatabase(context, async (connection) => {
      await migrate(connection);
      return backup(connection, createWriteStream(draft, { mode: 0o600 }), {
        appVersion: context.config.version,
        filesFolder: join(context.config.dataDir, "files"),
      });
    });
    await toDisk(draft);
    await rename(draft, file);
    context.out(`Wrote ${written.rows} rows and ${written.files} files to ${file}`);
  } finally {
    await rm(draft, { force: true });
  }
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}

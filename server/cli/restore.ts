import { join } from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "../backend/main/migrate";
import { restore } from "../backend/platform/db/backup/restore";
import { type CommandContext, UsageError } from "./command";
import { withDatabase } from "./open-database";

/** `restore [--force] FILE`: into an empty installation, or with `--force` in the place of what is there. */
export async function runRestore(args: string[], context: CommandContext): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new UsageError("restore takes one file");
  const written = await withDatabase(context, async (connection) => {
    await migrate(connection);
    return restore(connection, file, { force: values.force, filesFolder: join(context.config.dataDir, "files") });
  });
  context.out(`Restored ${written.rows} rows and ${written.files} files from ${file}`);
}

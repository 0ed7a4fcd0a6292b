import { join } from "node:path";
import { parseArgs } from "node:util";
import { migrate } from "../backend/main/migrate";
import { restore } from "../backend/platform/db/backup/restore";
import { trustedKeys } from "../backend/platform/evidence/checkpoints/signing-key";
import { type CommandContext, UsageError } from "./command";
import { compareDatabase } from "./evidence-ledgers";
import { linesOn } from "./evidence-words";
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
  await sayWhatIsLost(context);
}

/** A backup holds no checkpoints: those that are here may know of decisions that it does not. */
async function sayWhatIsLost(context: CommandContext): Promise<void> {
  const compared = await compareDatabase(context, { keys: trustedKeys(context.config) });
  for (const line of compared.filter(({ findings }) => findings.length > 0).flatMap(linesOn)) context.out(line);
}

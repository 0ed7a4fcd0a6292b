import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, isNotNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { days } from "~/time/duration";
import type { Database } from "../../platform/db/database";
import { documentFiles } from "../../platform/db/schema/documents";
import type { FileKey, FileStore } from "../../platform/files/file-store";
import { fileStore, type StoreConfig } from "../../platform/files/open-store";
import { incomingFolder } from "../../platform/files/take-in";
import type { Task } from "../../platform/jobs/worker";
import { one, REMOVE_FILE } from "./file-use";

/** How long a file that was sent waits for a document to name it, and what a crash left behind for nobody. */
const KEEP_UNUSED = days(1);

/** The jobs that remove files; unlike the others they need to know where those are. */
export function fileTasks(config: StoreConfig): Record<string, Task> {
  const files = fileStore(config);
  return {
    [REMOVE_FILE]: ({ payload, database }) => removeUnused(database, files, keySchema.parse(payload)),
    "files.sweep": async ({ database, logger }) => {
      const unused = await database.asSystem((tx) =>
        tx
          .select({ customerId: documentFiles.customerId, mappedFilename: documentFiles.mappedFilename })
          .from(documentFiles)
          .where(lt(documentFiles.unusedSince, sql`now() - make_interval(secs => ${KEEP_UNUSED / 1000})`))
          .limit(1000),
      );
      for (const key of unused) await removeUnused(database, files, key);
      const broken = await removeBroken(incomingFolder(config.dataDir));
      logger.info({ unused: unused.length, broken }, "swept files");
    },
  };
}

const keySchema = z.object({ customerId: z.int(), mappedFilename: z.uuid() });

/** The bytes go first, with the row held: one that is named meanwhile waits, and finds it gone. */
async function removeUnused(database: Database, files: FileStore, key: FileKey): Promise<void> {
  await database.asSystem(async (tx) => {
    const unused = and(one(key), isNotNull(documentFiles.unusedSince));
    const [row] = await tx.select().from(documentFiles).where(unused).for("update");
    if (!row) return;
    await files.remove(key);
    await tx.delete(documentFiles).where(unused);
  });
}

/** What was being written when a server was killed; one that lives removes its own at once. */
async function removeBroken(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs > Date.now() - KEEP_UNUSED) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

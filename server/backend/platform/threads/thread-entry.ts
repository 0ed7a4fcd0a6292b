import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../../../project-root";

/** A file `server/backend/<entry>.worker.ts`, without the ending: `intake/imports/run/read-file`. */
export type ThreadEntry = `${string}/${string}`;

/** Starts the thread of an entry with a heap of so many megabytes: from the build where this runs from it, else from the sources. */
export async function startThread(entry: ThreadEntry, memory: number): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 4 };
  return new Worker(await fileOf(entry), { resourceLimits });
}

const made = new Map<ThreadEntry, Promise<string>>();

function fileOf(entry: ThreadEntry): Promise<string> {
  const file = made.get(entry) ?? findFile(entry);
  made.set(entry, file);
  // Sources that cannot be bundled while somebody saves them can be a moment later: a failure is no answer for good.
  file.catch(() => made.delete(entry));
  return file;
}

async function findFile(entry: ThreadEntry): Promise<string> {
  const root = projectRoot();
  const isBuilt = fileURLToPath(import.meta.url).startsWith(join(root, "build/server") + sep);
  if (isBuilt) return join(root, `build/server/backend/${entry}.worker.js`);
  const { bundleThread } = await import("../../../dev/bundle-thread");
  return bundleThread(join(root, `server/backend/${entry}.worker.ts`));
}

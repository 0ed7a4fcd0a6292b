import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../../../project-root";

/** A file `server/backend/<entry>.worker.ts`, without the ending: `intake/imports/steps/read-file`. */
export type ThreadEntry = `${string}/${string}`;

/** Megabytes of a thread's heap, and of those beside it that are for what is new. */
export interface ThreadHeap {
  memory: number;
  young: number;
}

/** Starts the thread of an entry: from the build where this runs from it, else from the sources. */
export async function startThread(entry: ThreadEntry, { memory, young }: ThreadHeap): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: young };
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

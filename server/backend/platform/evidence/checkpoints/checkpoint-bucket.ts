import { createHash, randomUUID } from "node:crypto";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { bucketStore } from "../../files/bucket-store";
import { checkpointFile, readLines, wholeLines } from "./checkpoint-folder";
import { evidenceFolder } from "./signing-key";

/** The object of a customer's checkpoints, `<customer>/evidence-checkpoints` in the bucket. */
const NAME = "evidence-checkpoints";

/** The lines in the bucket. Throws `StoreAway` where it does not answer. */
export async function readBucketLines(s3Url: URL, customerId: number): Promise<string[]> {
  const found = await bucketStore(s3Url).open({ customerId, mappedFilename: NAME });
  return found ? wholeLines(await new Response(found.content).text()) : [];
}

/** Notes that the bucket lacks lines of the customer, beside them as `<customer>.unsent`. */
export async function noteUnsent(dataDir: string, customerId: number): Promise<void> {
  await writeFile(noteOf(dataDir, customerId), "");
}

/**
 * Sends what the bucket lacks, by the notes. Where it does not answer the log says so and the notes stay for the next time: the
 * checkpoints themselves are safe in the data folder.
 */
export async function sendUnsent(s3Url: URL, dataDir: string, logger: Logger): Promise<void> {
  const folder = dirname(noteOf(dataDir, 1));
  const names = await readdir(folder).catch(() => []);
  try {
    for (const name of names) {
      const customerId = Number(NOTE.exec(name)?.[1]);
      // Taken away before the lines are read: one that another process adds meanwhile makes a note anew. A crash leaves the note taken.
      const taken = customerId ? await take(folder, name, customerId) : null;
      if (taken === null) continue;
      await sendToBucket(s3Url, dataDir, customerId);
      await rm(taken, { force: true });
    }
  } catch (error) {
    logger.warn({ err: error }, "checkpoints of the evidence ledger are not in the bucket yet");
  }
}

const noteOf = (dataDir: string, customerId: number): string =>
  checkpointFile(dataDir, customerId).replace(/ndjson$/, "unsent");
const NOTE = /^(\d+)\.(?:[\da-f-]{36}\.)?unsent$/;

/** The note under a name of its own; null where another process was faster. */
async function take(folder: string, name: string, customerId: number): Promise<string | null> {
  const taken = join(folder, `${customerId}.${randomUUID()}.unsent`);
  try {
    await rename(join(folder, name), taken);
    return taken;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Puts the data folder's lines beside those that the bucket has: a bucket appends nothing, so the object is written anew. It is looked
 * at afterwards, since another process of this folder may have written at the same moment what it had read before. Throws `StoreAway`.
 */
async function sendToBucket(s3Url: URL, dataDir: string, customerId: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const there = new Set(await readBucketLines(s3Url, customerId));
    const own = (await readLines(dataDir, customerId)).filter((line) => line !== "");
    if (own.every((line) => there.has(line))) return;
    await put(s3Url, dataDir, customerId, new Set([...there, ...own]));
  }
  throw new Error(`the bucket does not keep the checkpoints of customer ${customerId}`);
}

const MOST_ATTEMPTS = 5;

async function put(s3Url: URL, dataDir: string, customerId: number, lines: Iterable<string>): Promise<void> {
  const bytes = Buffer.from([...lines].map((line) => `${line}\n`).join(""));
  const path = join(evidenceFolder(dataDir), `${randomUUID()}.sending`);
  await writeFile(path, bytes, { mode: 0o600 });
  try {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await bucketStore(s3Url).put({ customerId, mappedFilename: NAME }, { path, size: bytes.length, sha256 });
  } finally {
    await rm(path, { force: true });
  }
}

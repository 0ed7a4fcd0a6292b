import { createHash, randomUUID } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
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
  const names = await readdir(dirname(noteOf(dataDir, 1))).catch(() => []);
  const customers = names.flatMap((name) => /^(\d+)\.unsent$/.exec(name)?.[1] ?? []).map(Number);
  try {
    for (const customerId of customers) {
      await sendToBucket(s3Url, dataDir, customerId);
      await rm(noteOf(dataDir, customerId), { force: true });
    }
  } catch (error) {
    logger.warn({ err: error }, "checkpoints of the evidence ledger are not in the bucket yet");
  }
}

const noteOf = (dataDir: string, customerId: number): string =>
  checkpointFile(dataDir, customerId).replace(/ndjson$/, "unsent");

/**
 * Puts the data folder's lines beside those that the bucket has: a bucket appends nothing, so the object is written anew, and nothing
 * in it is ever left out. Throws `StoreAway`.
 */
async function sendToBucket(s3Url: URL, dataDir: string, customerId: number): Promise<void> {
  const there = await readBucketLines(s3Url, customerId);
  const lines = new Set([...there, ...(await readLines(dataDir, customerId))]);
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

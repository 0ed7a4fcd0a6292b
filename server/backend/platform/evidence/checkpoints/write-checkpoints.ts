import { and, asc, eq } from "drizzle-orm";
import type { Logger } from "pino";
import { days } from "~/time/duration";
import type { Database } from "../../db/database";
import { customers } from "../../db/schema/customers";
import { evidence } from "../../db/schema/evidence";
import type { Task } from "../../jobs/worker";
import type { Head } from "../chain";
import { type Ask, readEnds, readLedger } from "../read-ledger";
import { verifyChain } from "../verify";
import { type Checkpoint, signCheckpoint } from "./checkpoint";
import { noteUnsent, sendUnsent } from "./checkpoint-bucket";
import { addLine, customersWithCheckpoints, readLines } from "./checkpoint-folder";
import { inForce } from "./in-force";
import { type CheckpointConfig, readAll } from "./read-checkpoints";
import { type PublicKey, type SigningKey, signingKey, trustedKeys } from "./signing-key";

export const WRITE_CHECKPOINTS = "evidence.checkpoint";

/** A ledger that grew gets a checkpoint after so many records, and after a day at the latest; its first one at once. */
const RECORDS = 100;
const LATEST = days(1);

/** The job that writes checkpoints; unlike the others it needs to know where to, and the key. */
export function checkpointTasks(config: CheckpointConfig): Record<string, Task> {
  return { [WRITE_CHECKPOINTS]: ({ database, logger }) => writeDueCheckpoints(database, config, logger) };
}

/**
 * Writes the checkpoints that are due at `now`. A ledger that is no longer what its last checkpoint says gets none: the new one would
 * vouch for what somebody made of it. The log says so at each run until `evidence checkpoint --accept` has said why.
 */
export async function writeDueCheckpoints(
  database: Database,
  config: CheckpointConfig,
  logger: Logger,
  now = new Date(),
): Promise<void> {
  const key = signingKey(config);
  const keys = trustedKeys(config);
  const ask: Ask = (query) => database.asSystem(query);
  const all = await ask((tx) => tx.select({ id: customers.id }).from(customers).orderBy(asc(customers.id)));
  const ids = new Set([...all.map(({ id }) => id), ...(await customersWithCheckpoints(config.dataDir))]);
  for (const id of ids) {
    const { head, last: end } = await ask((tx) => readEnds(tx, id));
    const last = await lastCheckpoint(config.dataDir, id, keys);
    if (end > head.seq || (await isOther(ask, id, head, last))) {
      logger.error({ customerId: id, ...NOT_AS_WRITTEN }, "the evidence ledger is not what its last checkpoint says");
    } else if (isDue(head, last, now)) {
      const records = readLedger(ask, id, head.seq, last?.seq);
      const { ok } = await verifyChain(records, { head: () => head, customerId: id, ...(last && { from: last }) });
      if (ok) await addCheckpoint(config, key, { customer: id, ...head, at: now.toISOString() });
      else logger.error({ customerId: id, ...NOT_AS_WRITTEN }, "the evidence ledger does not hold together");
    }
  }
  if (config.s3Url) await sendUnsent(config.s3Url, config.dataDir, logger);
}

/** Signs a checkpoint and keeps it in the data folder; `sendUnsent` is what takes it to the bucket. */
export async function addCheckpoint(
  config: CheckpointConfig,
  key: SigningKey,
  checkpoint: Omit<Checkpoint, "key">,
): Promise<void> {
  await addLine(config.dataDir, checkpoint.customer, signCheckpoint(checkpoint, key));
  if (config.s3Url) await noteUnsent(config.dataDir, checkpoint.customer);
}

const NOT_AS_WRITTEN = { event: "evidence-not-as-written" };

async function lastCheckpoint(
  dataDir: string,
  customerId: number,
  keys: readonly PublicKey[],
): Promise<Checkpoint | undefined> {
  const { checkpoints } = readAll(await readLines(dataDir, customerId), "the data folder", keys, customerId);
  return inForce(checkpoints).checkpoints.reduce<Checkpoint | undefined>(
    (last, checkpoint) => (last && last.seq > checkpoint.seq ? last : checkpoint),
    undefined,
  );
}

/** Only the checkpoint's own record is asked for: `evidence verify` walks the whole chain. */
async function isOther(ask: Ask, customerId: number, head: Head, last: Checkpoint | undefined): Promise<boolean> {
  if (!last || last.seq === 0) return false;
  const same = and(eq(evidence.customerId, customerId), eq(evidence.seq, last.seq), eq(evidence.hash, last.hash));
  const found = await ask((tx) => tx.select({ seq: evidence.seq }).from(evidence).where(same));
  return head.seq < last.seq || found.length === 0;
}

function isDue(head: Head, last: Checkpoint | undefined, now: Date): boolean {
  const grown = head.seq - (last?.seq ?? 0);
  if (grown === 0) return false;
  return !last || grown >= RECORDS || now.getTime() - Date.parse(last.at) >= LATEST;
}

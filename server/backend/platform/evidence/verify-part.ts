import { sql } from "drizzle-orm";
import type { Verification } from "~/backend/contract/evidence";
import type { Tx } from "../db/database";
import { genesisOf, type Head } from "./chain";
import type { Checkpoint } from "./checkpoints/checkpoint";
import { readHead, readLedger } from "./read-ledger";
import { verifyChain } from "./verify";

/** So many entries are verified while the asker waits. */
export const AT_ONCE = 20_000;

/**
 * Verifies a customer's chain from the entry behind `after` on, `most` entries at most. Parts that are each sound and follow each
 * other are as good as the whole: each begins at the hash that the one before ended with. A part that holds is compared with the checkpoints, too.
 */
export async function verifyPart(
  tx: Tx,
  customerId: number,
  { after, checkpoints = [], most = AT_ONCE }: PartAsked,
): Promise<Verification> {
  const head = await readHead(tx, customerId);
  const from = after === 0 ? genesisOf(customerId) : await linkAt(tx, customerId, after);
  const last = checkpoints.at(-1);
  const part = { from: after + 1, head, checkpoint: last ? { seq: last.seq, at: last.at } : null };
  if (!from) return { ...part, state: "flawed", checked: after, flaw: { seq: after, kind: "gap" } };
  const end = Math.min(head.seq, after + most);
  const isLast = end === head.seq;
  const records = readLedger((query) => query(tx), customerId, end, after);
  // Of a part that is not the last, nothing but the number of its end is known.
  const verdict = await verifyChain(records, { customerId, from, ...(isLast && { head: () => head }) });
  if (!verdict.ok) {
    const { seq, flaw: kind } = verdict;
    return { ...part, state: "flawed", checked: seq, flaw: { seq, kind } };
  }
  const { seq } = verdict.head;
  if (seq < end) return { ...part, state: "flawed", checked: seq, flaw: { seq: seq + 1, kind: "gap" } };
  const replaced = await replacedIn(tx, customerId, checkpoints, { after, end });
  if (replaced) return { ...part, state: "flawed", checked: end, flaw: { seq: replaced.seq, kind: "replaced" } };
  if (isLast && checkpoints.some((checkpoint) => checkpoint.seq > end))
    return { ...part, state: "flawed", checked: end, flaw: { seq: end, kind: "cut" } };
  return { ...part, state: isLast ? "sound" : "more", checked: end, flaw: null };
}

interface PartAsked {
  after: number;
  /** What the ledger has to agree with, oldest first. */
  checkpoints?: readonly Checkpoint[];
  most?: number;
}

/** The first checkpoint of the part that knows another record where it is: a chain that was computed anew holds by itself. */
async function replacedIn(
  tx: Tx,
  customerId: number,
  checkpoints: readonly Checkpoint[],
  { after, end }: { after: number; end: number },
): Promise<Checkpoint | undefined> {
  const within = checkpoints.filter(({ seq }) => seq > after && seq <= end);
  if (within.length === 0) return undefined;
  const { rows } = await tx.execute<{ seq: string; hash: string }>(sql`
    select seq, hash from evidence where customer_id = ${customerId}
       and seq = any(${sql.param(`{${[...new Set(within.map(({ seq }) => seq))].join()}}`)}::bigint[])`);
  const hashes = new Map(rows.map(({ seq, hash }) => [Number(seq), hash]));
  return within.find(({ seq, hash }) => hashes.get(seq) !== hash);
}

async function linkAt(tx: Tx, customerId: number, seq: number): Promise<Head | null> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select hash from evidence where customer_id = ${customerId} and seq = ${seq}`);
  return rows[0] ? { seq, hash: rows[0].hash } : null;
}

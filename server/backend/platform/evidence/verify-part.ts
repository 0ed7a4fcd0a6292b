import { sql } from "drizzle-orm";
import type { Verification } from "~/backend/contract/evidence";
import type { Tx } from "../db/database";
import { genesisOf, type Head } from "./chain";
import { readHead, readLedger } from "./read-ledger";
import { verifyChain } from "./verify";

/** So many entries are verified while the asker waits. */
export const AT_ONCE = 20_000;

/**
 * Verifies a customer's chain from the entry behind `after` on, `most` entries at most. Parts that are each sound and follow each
 * other are as good as the whole: each begins at the hash that the one before ended with.
 */
export async function verifyPart(tx: Tx, customerId: number, after: number, most = AT_ONCE): Promise<Verification> {
  const head = await readHead(tx, customerId);
  const from = after === 0 ? genesisOf(customerId) : await linkAt(tx, customerId, after);
  const part = { from: after + 1, head };
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
  return { ...part, state: isLast ? "sound" : "more", checked: end, flaw: null };
}

async function linkAt(tx: Tx, customerId: number, seq: number): Promise<Head | null> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select hash from evidence where customer_id = ${customerId} and seq = ${seq}`);
  return rows[0] ? { seq, hash: rows[0].hash } : null;
}

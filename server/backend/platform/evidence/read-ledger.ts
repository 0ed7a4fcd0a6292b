import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Tx } from "../db/database";
import { evidence, evidenceHeads } from "../db/schema/evidence";
import { type EvidenceRecord, genesisOf, type Head } from "./chain";
import { toEntry } from "./to-entry";

/** Runs a query in a transaction of its own: records never change, so a long walk need not hold one open. */
export type Ask = <T>(query: (tx: Tx) => Promise<T>) => Promise<T>;

/** A customer's ledger from the record after number `after`, or its first, to number `end`, fetched by the thousand. */
export async function* readLedger(
  ask: Ask,
  customerId: number,
  end: number,
  after = 0,
): AsyncGenerator<EvidenceRecord> {
  for (let seq = after; seq < end; ) {
    const rows = await ask((tx) =>
      tx
        .select()
        .from(evidence)
        .where(and(eq(evidence.customerId, customerId), gt(evidence.seq, seq), lte(evidence.seq, end)))
        .orderBy(asc(evidence.seq))
        .limit(PAGE),
    );
    for (const row of rows) yield toEntry(row);
    const last = rows.at(-1);
    if (!last) return;
    seq = last.seq;
  }
}

/** The end that the ledger should have; a customer without decisions has an empty one. */
export async function readHead(tx: Tx, customerId: number): Promise<Head> {
  const [head] = await tx.select().from(evidenceHeads).where(eq(evidenceHeads.customerId, customerId));
  return head ? { seq: head.seq, hash: head.hash } : genesisOf(customerId);
}

/**
 * The end that the ledger should have, and the number of the last record that is there: 0 where there is none. Both are of one moment,
 * since whoever sets the head back and leaves the records has hidden them from a reader who goes by the head.
 */
export async function readEnds(tx: Tx, customerId: number): Promise<{ head: Head; last: number }> {
  const { rows } = await tx.execute<{ seq: string | null; hash: string | null; last: string | null }>(sql`
    select head.seq, head.hash, (select max(seq) from evidence where customer_id = ${customerId}) as last
      from (select 1) one left join evidence_heads head on head.customer_id = ${customerId}`);
  const { seq, hash, last } = rows[0] ?? {};
  const head = seq && hash ? { seq: Number(seq), hash } : genesisOf(customerId);
  return { head, last: Number(last ?? 0) };
}

const PAGE = 1000;

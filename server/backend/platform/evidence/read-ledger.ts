import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Tx } from "../db/database";
import { evidence, evidenceHeads } from "../db/schema/evidence";
import { type EvidenceRecord, genesisOf, type Head } from "./chain";
import { toEntry } from "./to-entry";

/** Runs a query in a transaction of its own: records never change, so a long walk need not hold one open. */
export type Ask = <T>(query: (tx: Tx) => Promise<T>) => Promise<T>;

/** A customer's ledger from its first record to number `end`, fetched by the thousand. */
export async function* readLedger(ask: Ask, customerId: number, end: number): AsyncGenerator<EvidenceRecord> {
  for (let seq = 0; seq < end; ) {
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

const PAGE = 1000;

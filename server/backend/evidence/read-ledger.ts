import { and, asc, eq, gt } from "drizzle-orm";
import type { Tx } from "../db/database";
import { evidence, evidenceHeads } from "../db/schema/evidence";
import { type EvidenceRecord, genesisOf, type Head } from "./chain";

/** A customer's ledger from its first record, fetched by the thousand. */
export async function* readLedger(tx: Tx, customerId: number): AsyncGenerator<EvidenceRecord> {
  for (let seq = 0; ; ) {
    const rows = await tx
      .select()
      .from(evidence)
      .where(and(eq(evidence.customerId, customerId), gt(evidence.seq, seq)))
      .orderBy(asc(evidence.seq))
      .limit(PAGE);
    for (const row of rows) yield toRecord(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    seq = last.seq;
  }
}

/** The end that the ledger should have; a customer without decisions has an empty one. */
export async function readHead(tx: Tx, customerId: number): Promise<Head> {
  const [head] = await tx.select().from(evidenceHeads).where(eq(evidenceHeads.customerId, customerId));
  return head ? { seq: head.seq, hash: head.hash } : genesisOf(customerId);
}

const PAGE = 1000;

function toRecord({ customerId: _, at, ...row }: typeof evidence.$inferSelect): EvidenceRecord {
  return { ...row, at: at.toISOString() };
}

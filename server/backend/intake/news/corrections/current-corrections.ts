import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { type Corrections, shippedFacts } from "../model/reading-model";

/** What a customer's verdicts taught beside the model that is shipped now: null where nothing did, and for what is nobody's own. */
export async function currentCorrections(tx: Tx, customerId: number | null): Promise<Corrections | null> {
  if (customerId === null) return null;
  const { rows } = await tx.execute<{ hash: string; weights: Buffer }>(sql`
    select hash, weights from reading_corrections
     where customer_id = ${customerId} and model = ${shippedFacts().name} and hash is not null`);
  return rows[0] ?? null;
}

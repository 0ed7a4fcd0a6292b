import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import type { LinkedCandidate } from "./candidate";

const AT_ONCE = 500;

/** Rows of the import in a state, in their order: a portion. */
export async function nextRows(
  tx: Tx,
  { customerId, importId }: ImportKey,
  after: number,
  which = sql`true`,
): Promise<LinkedCandidate[]> {
  const { rows } = await tx.execute<{ candidate: LinkedCandidate }>(sql`
    select candidate from import_rows
     where customer_id = ${customerId} and import_id = ${importId} and row > ${after} and ${which}
     order by row limit ${AT_ONCE}`);
  return rows.map(({ candidate }) => candidate);
}

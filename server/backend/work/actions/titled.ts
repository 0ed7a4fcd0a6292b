import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** So many are sorted sooner than they are come upon in a list that is sorted already. */
const MOST = 2000;

/**
 * The numbers of the customer's actions with `q` in their title, whoever reads them: a query names them under row-level security. Null where
 * they are many, or nothing is searched for. Policies keep a query from using the index itself (decision 24).
 */
export async function titled(tx: Tx, q: string | undefined): Promise<number[] | null> {
  if (!q) return null;
  const { rows } = await tx.execute<{ ids: string[] | null }>(sql`select actions_titled(${q}, ${MOST}) as ids`);
  return rows[0]?.ids?.map(Number) ?? null;
}

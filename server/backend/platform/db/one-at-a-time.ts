import { sql } from "drizzle-orm";
import type { Tx } from "./database";

/**
 * Makes whoever else asks for the same `what` wait until this transaction has ended. For limits that are counted before something is
 * added: two who count side by side would both find room for one more. `what` names the limit and whose it is.
 */
export async function oneAtATime(tx: Tx, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}

import { sql } from "drizzle-orm";
import type { Tx } from "../db/database";

/** The channel of PostgreSQL on which customers are named whose alerts have changed. */
export const ALERTS_CHANNEL = "tierwatch_alerts";

/** Told to every server process once the transaction is committed; a customer that is named twice is told once. */
export async function announceAlerts(tx: Tx, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return;
  await tx.execute(sql`
    select pg_notify(${ALERTS_CHANNEL}, id::text) from unnest(${sql.param([...customerIds])}::bigint[]) as c(id)`);
}

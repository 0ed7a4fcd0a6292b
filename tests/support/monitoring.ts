import { sql } from "drizzle-orm";
import { follow } from "../../server/backend/network/monitored/follow";
import { refreshMonitored } from "../../server/backend/network/monitored/monitored";
import type { Tx } from "../../server/backend/platform/db/database";

/** The customer follows targets, and its network is worked out at once. */
export async function monitor(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<void> {
  await follow(tx, customerId, targetIds, { userId: null });
  await refreshMonitored(tx, customerId);
}

export interface AlertRow {
  id: number;
  customerId: number;
  eventId: number;
  priority: number;
  reason: string;
  tierN: boolean;
  tier: number;
  impactLevels: string[];
  countries: string[];
  targetCount: number;
  statusId: string;
  version: number;
}

/** Of all customers, by customer and event. */
export async function alertsIn(tx: Tx): Promise<AlertRow[]> {
  const { rows } = await tx.execute<Record<string, unknown> & AlertRow>(sql`
    select id::int, customer_id::int as "customerId", event_id::int as "eventId", priority, priority_reason->>'key' as reason,
           tier_n as "tierN", tier, impact_levels as "impactLevels", countries, target_count as "targetCount",
           status_id as "statusId", version
      from alerts order by customer_id, event_id`);
  return rows;
}

/** The rows of tables as they are stored, the moments of writing and counters of rows' versions (`xmin`) included. */
export async function dump(tx: Tx, tables: readonly string[]): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await tx.execute<{ row: unknown }>(
      sql.raw(`select to_jsonb(t) || jsonb_build_object('xmin', t.xmin::text) as row from ${table} t order by t::text`),
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

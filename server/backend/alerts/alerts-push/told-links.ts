import { sql } from "drizzle-orm";
import { TOLD } from "../../intake/matching/write-links";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";

/** The targets that the sender names are touched in any case; matching only adds to them. */
export async function writeToldLinks(
  tx: Tx,
  customerId: number,
  eventId: number,
  targetIds: readonly number[],
  name: string,
): Promise<void> {
  const ids = sql`${sql.param([...targetIds])}::bigint[]`;
  await tx.execute(sql`
    delete from event_links where event_id = ${eventId} and owner_id = ${customerId} and reason->>'key' = ${TOLD}
      and not target_id = any(${ids})`);
  await tx.execute(sql`
    insert into event_links (event_id, target_id, owner_id, impact_level, confidence, reason)
    select distinct ${eventId}::bigint, id, ${customerId}::bigint, 'direct', 1, jsonb_build_object('key', ${TOLD}::text, 'params', jsonb_build_object('name', ${name}::text))
    from unnest(${ids}) as id
    on conflict (event_id, target_id) do update
      set impact_level = 'direct', confidence = 1, distance_km = null, reason = excluded.reason`);
}

/** The same beside those that were told before; answers whether any is new. */
export async function addToldLinks(
  tx: Tx,
  customerId: number,
  eventId: number,
  targetIds: readonly number[],
  name: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into event_links (event_id, target_id, owner_id, impact_level, confidence, reason)
    select distinct ${eventId}::bigint, id, ${customerId}::bigint, 'direct', 1, jsonb_build_object('key', ${TOLD}::text, 'params', jsonb_build_object('name', ${name}::text))
    from unnest(${sql.param([...targetIds])}::bigint[]) as id
    on conflict (event_id, target_id) do update
      set impact_level = 'direct', confidence = 1, distance_km = null, reason = excluded.reason
      where event_links.owner_id is not distinct from excluded.owner_id and event_links.reason->>'key' <> ${TOLD}
    returning 1`);
  return rows.length > 0;
}

export async function requireVisible(tx: Tx, customerId: number, targetIds: readonly number[]): Promise<void> {
  if (targetIds.length === 0) return;
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from targets
     where id = any(${sql.param([...targetIds])}::bigint[]) and (owner_id is null or owner_id = ${customerId})`);
  if (rows[0]?.n !== new Set(targetIds).size) throw notFound("target");
}

import { and, eq, sql } from "drizzle-orm";
import { notFound, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { edges } from "../../platform/db/schema/targets";
import { type EdgeRow, readEdges } from "./edge-rows";

/** An edge that the customer knows; throws 404 for others. Whoever changes it waits for who does already. */
export async function lockEdge(tx: Tx, customerId: number, edgeId: number): Promise<EdgeRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`edge:${customerId}:${edgeId}`}, 0))`);
  const [row] = await readEdges(tx, customerId, sql`e.id = ${edgeId}`, sql``);
  if (!row) throw notFound("edge");
  return row;
}

/** Writes the customer's word about an edge: on its own edge, or beside a public one. Throws 409 for a stale version. */
export async function decide(
  tx: Tx,
  customerId: number,
  edge: EdgeRow,
  state: EdgeRow["state"],
  version: number,
): Promise<void> {
  if (edge.version !== version) throw staleVersion(edge);
  const [row] = await tx.select({ ownerId: edges.ownerId }).from(edges).where(eq(edges.id, edge.id));
  if (row?.ownerId === customerId) {
    const own = and(eq(edges.id, edge.id), eq(edges.ownerId, customerId));
    await tx
      .update(edges)
      .set({ state, version: version + 1, updatedAt: new Date() })
      .where(own);
    return;
  }
  await tx.execute(sql`
    insert into edges as mine (owner_id, from_id, to_id, type, source, scope, probability, shipments, first_shipment_on,
                               last_shipment_on, hs_codes, goods, media_links, state)
    select ${customerId}::bigint, from_id, to_id, type, source, 'Private', probability, shipments, first_shipment_on,
           last_shipment_on, hs_codes, goods, media_links, ${state}
      from edges where id = ${edge.id}
    on conflict (from_id, to_id, type, source, (coalesce(owner_id, 0))) do update
      set state = excluded.state, version = mine.version + 1, updated_at = now()`);
}

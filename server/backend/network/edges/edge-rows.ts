import { type SQL, sql } from "drizzle-orm";
import type { EdgeEnd, NetworkEdge } from "~/backend/contract/edges";
import type { Tx } from "../../platform/db/database";
import { riskOf } from "../../reference/catalogue/risk-of";
import type { RiskView } from "../collections/targets/conditions";
import { mine } from "../monitored/known-edges";

/** An edge as the customer sees it, its ends by number. */
export type EdgeRow = Omit<NetworkEdge, "from" | "to"> & { fromId: number; toId: number };

/**
 * Edges `e` that the customer knows, each once: a decision about a public edge is an edge of the customer's own beside it, and is
 * shown as the state of the public one.
 */
export async function readEdges(tx: Tx, customerId: number, which: SQL, end: SQL): Promise<EdgeRow[]> {
  const { rows } = await tx.execute<Raw>(sql`
    select e.id, e.from_id as "fromId", e.to_id as "toId", e.type, e.source, e.scope, e.probability, e.shipments,
           e.first_shipment_on as "firstShipmentOn", e.last_shipment_on as "lastShipmentOn",
           e.hs_codes as "hsCodes", e.goods, e.media_links as "mediaLinks", coalesce(d.state, e.state) as state,
           (e.owner_id is not null and e.source = 'Customer') as own,
           case when e.owner_id is null then coalesce(d.version, 0) else e.version end as version
      from edges e
      left join edges d on e.owner_id is null and ${isDecisionOf(sql`d`, sql`e`, customerId)}
     where ${known(customerId)} and ${which} ${end}`);
  return rows.map(({ id, fromId, toId, ...rest }) => ({
    ...rest,
    id: Number(id),
    fromId: Number(fromId),
    toId: Number(toId),
  }));
}

type Raw = Omit<EdgeRow, "id" | "fromId" | "toId"> & { id: string; fromId: string; toId: string };

/** The customer may know the edge `e`, and it is no decision about another. */
export const known = (customerId: number): SQL => sql`${mine(sql`e`, customerId)}
  and (e.owner_id is null or not exists (select from edges p where p.from_id = e.from_id and p.to_id = e.to_id
    and p.type = e.type and p.source = e.source and coalesce(p.owner_id, 0) = 0))`;

export const isDecisionOf = (decision: SQL, edge: SQL, customerId: number): SQL => sql`
  ${decision}.from_id = ${edge}.from_id and ${decision}.to_id = ${edge}.to_id and ${decision}.type = ${edge}.type
  and ${decision}.source = ${edge}.source and coalesce(${decision}.owner_id, 0) = ${customerId}::bigint`;

/** Targets at the ends of edges, by number. */
export async function readEnds(
  tx: Tx,
  customerId: number,
  risk: RiskView,
  ids: readonly number[],
): Promise<Map<number, EdgeEnd>> {
  const { rows } = await tx.execute<Omit<EdgeEnd, "id" | "risk"> & { id: string; score: number | null }>(sql`
    select t.id, t.name, t.type, t.ctype, t.country, f.target_id is not null as following, s.score,
           o.target_id is not null as "isSelf"
      from targets t
      left join follows f on f.customer_id = ${customerId} and f.target_id = t.id
      left join own_organizations o on o.customer_id = ${customerId} and o.target_id = t.id
      left join scores s on s.customer_id = ${customerId} and s.perspective = ${risk.perspective} and s.target_id = t.id
     where t.id = any(${sql.param([...new Set(ids)])}::bigint[]) and (t.owner_id is null or t.owner_id = ${customerId})`);
  return new Map(
    rows.map(({ id, score, ...rest }) => [Number(id), { ...rest, id: Number(id), risk: riskOf(score, risk.bands) }]),
  );
}

/** Edges with their ends; one whose end is not there for the customer is left out. */
export async function withEnds(
  tx: Tx,
  customerId: number,
  risk: RiskView,
  rows: readonly EdgeRow[],
): Promise<NetworkEdge[]> {
  const ends = await readEnds(
    tx,
    customerId,
    risk,
    rows.flatMap(({ fromId, toId }) => [fromId, toId]),
  );
  return rows.flatMap(({ fromId, toId, ...edge }) => {
    const [from, to] = [ends.get(fromId), ends.get(toId)];
    return from && to ? [{ ...edge, from, to }] : [];
  });
}

import { type SQL, sql } from "drizzle-orm";
import { DELIVERING_TYPES } from "~/backend/contract/supplier-words";
import type { Supplier } from "~/backend/contract/suppliers";
import { known } from "../../../network/edges/edge-rows";
import { notRejected } from "../../../network/monitored/known-edges";
import { seenBy } from "../../../network/targets/visible-target";
import { writeNameCursor } from "../../../platform/call/name-cursor";
import type { Tx } from "../../../platform/db/database";
import type { Perspective } from "../../../reference/catalogue/perspectives";
import { riskOf } from "../../../reference/catalogue/risk-of";
import { bandsOf } from "../read-parts";

/** So many relations of a target are looked at; a country has more. */
const MOST = 5000;

interface Asked {
  targetId: number;
  perspective: Perspective;
  after: { name: string; id: number } | null;
  size: number;
}

/** A page of who delivers to a target, by name. */
export async function readSuppliers(tx: Tx, customerId: number, { targetId, perspective, after, size }: Asked) {
  const behind = after ? sql`and (left(t.name, 100), e.id) > (${after.name}, ${after.id}::bigint)` : sql``;
  const found = await suppliersWhere(tx, customerId, {
    perspective,
    from: sql`(select * from edges e where ${deliversTo(customerId, targetId)} limit ${MOST}) e`,
    rest: sql`${behind} order by left(t.name, 100), e.id limit ${size + 1}`,
  });
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (select from edges e where ${deliversTo(customerId, targetId)} limit ${MOST + 1}) e`);
  const total = rows[0]?.n ?? 0;
  const content = found.slice(0, size);
  const last = found.length > size ? content.at(-1) : undefined;
  return {
    content,
    number: 0,
    numberOfElements: content.length,
    totalElements: Math.min(total, MOST),
    totalPages: Math.ceil(Math.min(total, MOST) / size),
    totalIsExact: total <= MOST,
    after: last ? writeNameCursor({ name: last.name, id: last.edgeId }) : null,
  };
}

/** One relation; null for one that is not there, or not the customer's to see. */
export async function readSupplier(
  tx: Tx,
  customerId: number,
  { targetId, edgeId, perspective }: { targetId: number; edgeId: number; perspective: Perspective },
): Promise<Supplier | null> {
  const from = sql`(select * from edges e where e.id = ${edgeId} and ${deliversTo(customerId, targetId)}) e`;
  const [one] = await suppliersWhere(tx, customerId, { perspective, from, rest: sql`` });
  return one ?? null;
}

const deliversTo = (customerId: number, targetId: number): SQL => sql`
  e.to_id = ${targetId} and ${known(customerId)} and ${notRejected(sql.raw("e"), customerId)}
  and e.type = any(${sql.param([...DELIVERING_TYPES])}::text[])`;

async function suppliersWhere(
  tx: Tx,
  customerId: number,
  { perspective, from, rest }: { perspective: Perspective; from: SQL; rest: SQL },
): Promise<Supplier[]> {
  const bands = await bandsOf(tx);
  const { rows } = await tx.execute<Omit<Supplier, "risk">>(sql`
    select e.id::float8 as "edgeId", t.id::float8 as id, t.name, t.type as "targetType", t.ctype, t.country, t.city, e.type, e.source,
           e.scope, e.probability, e.shipments, e.last_shipment_on as "lastShipmentOn", e.hs_codes as "hsCodes",
           e.media_links as "mediaLinks", e.owner_id is not null and e.source = 'Customer' as own,
           f.target_id is not null as following, s.score::float8 as score, e.version
      from ${from} join targets t on t.id = e.from_id and ${seenBy(customerId)}
      left join follows f on f.customer_id = ${customerId} and f.target_id = t.id
      left join scores s on s.customer_id = ${customerId} and s.perspective = ${perspective} and s.target_id = t.id
     where true ${rest}`);
  return rows.map((row) => ({ ...row, risk: riskOf(row.score, bands) }));
}

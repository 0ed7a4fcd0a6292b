import { type SQL, sql } from "drizzle-orm";
import { EDGE_TYPES, type EdgeTypeName } from "~/backend/contract/collection-words";
import {
  countContacts as countContactsCall,
  listEdgesBetween,
  listHsCodesBetween,
  listSuppliersBetween,
  listTargetEdges,
  listTargetPaths,
  readConnection as readConnectionCall,
} from "~/backend/contract/edges";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { commodityOfHs } from "../../reference/catalogue/commodities";
import { riskViewOf } from "../collections/targets/risk-view";
import { flows, mine, notRejected } from "../monitored/known-edges";
import { readEdgeCursor, writeEdgeCursor } from "./edge-cursor";
import { known, readEdges, readEnds, withEnds } from "./edge-rows";
import { countContacts, readConnection } from "./read-connection";
import { readPaths } from "./read-paths";

/** Of one type edges are counted up to this number. */
const COUNTED_AT_MOST = 1000;
const MOST_BETWEEN = 100;

export const edgeHandlers: Handler[] = [
  answer(listTargetEdges, async ({ tx, scope, session, params, query }) => {
    const { customerId } = scope;
    const { direction, type, size } = query;
    await requireTarget(tx, customerId, params.targetId);
    const here = direction === "out" ? sql`e.from_id = ${params.targetId}` : sql`e.to_id = ${params.targetId}`;
    const after = readEdgeCursor(query.after);
    const beyond = after
      ? sql`and (e.probability < ${after.probability} or (e.probability = ${after.probability} and e.id > ${after.id}))`
      : sql``;
    const which = sql`${here} ${type ? sql`and e.type = ${type}` : sql``} ${beyond}`;
    const rows = await readEdges(tx, customerId, which, sql`order by e.probability desc, e.id limit ${size + 1}`);
    const content = await withEnds(tx, customerId, await riskViewOf(tx, session), rows.slice(0, size));
    const byType = await countByType(tx, customerId, here);
    const counted = byType.filter((one) => !type || one.type === type).reduce((sum, { count }) => sum + count, 0);
    const last = rows[size - 1];
    return {
      content,
      number: 0,
      numberOfElements: content.length,
      totalElements: counted,
      totalPages: Math.ceil(counted / size),
      totalIsExact: byType.every(({ count }) => count < COUNTED_AT_MOST),
      after: last && rows.length > size ? writeEdgeCursor(last) : null,
      byType,
    };
  }),

  answer(readConnectionCall, ({ tx, scope, params }) => readConnection(tx, scope.customerId, params.targetId)),

  answer(countContactsCall, async ({ tx, scope, params }) => ({
    count: await countContacts(tx, scope.customerId, params.targetId),
  })),

  answer(listTargetPaths, async ({ tx, scope, session, params }) => {
    await requireTarget(tx, scope.customerId, params.targetId);
    return readPaths(tx, scope.customerId, await riskViewOf(tx, session), params.targetId);
  }),

  answer(listEdgesBetween, async ({ tx, scope, session, query }) => {
    const { customerId } = scope;
    const risk = await riskViewOf(tx, session);
    const ends = await readEnds(tx, customerId, risk, [query.from, query.to]);
    const [from, to] = [ends.get(query.from), ends.get(query.to)];
    if (!from || !to) throw notFound("target");
    const rows = await readEdges(tx, customerId, between(query), sql`order by e.probability desc, e.id limit 50`);
    return { from, to, content: rows.map(({ fromId: _, toId: __, ...edge }) => ({ ...edge, from, to })) };
  }),

  answer(listSuppliersBetween, async ({ tx, scope, session, query }) => {
    const { customerId } = scope;
    await requireTarget(tx, customerId, query.from);
    await requireTarget(tx, customerId, query.to);
    const carries = (edge: SQL) =>
      sql`${flows(edge)} and ${mine(edge, customerId)} and ${notRejected(edge, customerId)}`;
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct e.to_id as id from edges e
       where e.from_id = ${query.from} and e.to_id <> ${query.to} and ${carries(sql`e`)}
         and exists (select from edges n where n.from_id = e.to_id and n.to_id = ${query.to} and ${carries(sql`n`)})
       order by 1 limit ${MOST_BETWEEN + 1}`);
    const ids = rows.slice(0, MOST_BETWEEN).map(({ id }) => Number(id));
    const ends = await readEnds(tx, customerId, await riskViewOf(tx, session), ids);
    return { content: ids.flatMap((id) => ends.get(id) ?? []), isCut: rows.length > MOST_BETWEEN };
  }),

  answer(listHsCodesBetween, async ({ tx, scope, query }) => {
    await requireTarget(tx, scope.customerId, query.from);
    await requireTarget(tx, scope.customerId, query.to);
    const { rows } = await tx.execute<HsRow>(sql`
      select u.code, sum(coalesce(g.shipments, o.shipments))::int as shipments,
             min(coalesce(g."firstShipmentOn", o.first_shipment_on)) as "firstShipmentOn",
             max(coalesce(g."lastShipmentOn", o.last_shipment_on)) as "lastShipmentOn"
        from edges e cross join unnest(e.hs_codes) as u(code)
        left join lateral jsonb_to_recordset(e.goods)
          as g(code text, shipments int, "firstShipmentOn" text, "lastShipmentOn" text) on g.code = u.code
        left join edges o on o.id = e.id and cardinality(e.hs_codes) = 1
       where ${between(query)} and ${known(scope.customerId)} and ${notRejected(sql`e`, scope.customerId)}
       group by u.code order by 2 desc nulls last, u.code limit ${MOST_BETWEEN}`);
    return { content: rows.map((row) => ({ ...row, commodity: commodityOfHs(row.code)?.id ?? null })) };
  }),
];

interface HsRow extends Record<string, unknown> {
  code: string;
  shipments: number | null;
  firstShipmentOn: string | null;
  lastShipmentOn: string | null;
}

const between = ({ from, to }: { from: number; to: number }) => sql`e.from_id = ${from} and e.to_id = ${to}`;

async function requireTarget(tx: Tx, customerId: number, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from targets where id = ${id} and (owner_id is null or owner_id = ${customerId})`);
  if (rows.length === 0) throw notFound("target");
}

async function countByType(tx: Tx, customerId: number, here: SQL) {
  const counts = EDGE_TYPES.map(
    (type) => sql`(select count(*)::int from (
      select from edges e where ${here} and e.type = ${type} and ${known(customerId)} limit ${COUNTED_AT_MOST}) c) as ${sql.identifier(type)}`,
  );
  const { rows } = await tx.execute<Record<EdgeTypeName, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return EDGE_TYPES.flatMap((type) => (rows[0]?.[type] ? [{ type, count: rows[0][type] }] : []));
}

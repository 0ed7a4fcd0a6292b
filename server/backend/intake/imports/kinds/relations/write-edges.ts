import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import type { Written } from "../linked/links";
import { contentOf, fillIn } from "./edge-content";
import { type OwnEdge, ownEdges, type Pair, pairOf } from "./own-edges";
import type { Relation, RelationCandidate } from "./relation";

/** Kept with a row: its edge, and as it was before where the row's import changed it. */
export interface EdgeUndo {
  edge: number;
  before?: object;
  /** The version that the import left behind. */
  after?: number;
}

/**
 * Writes relations as edges of the customer's own. Of an edge that the import made itself all of its rows tell; one that was there takes what it does
 * not say yet, and one that a person rejected stays rejected.
 */
export async function writeEdges(
  tx: Tx,
  key: ImportKey,
  rows: readonly RelationCandidate[],
): Promise<Map<number, Written>> {
  const groups = new Map<string, { pair: Pair; rows: RelationCandidate[] }>();
  for (const row of rows) {
    const pair = pairOf(row);
    if (pair === null) continue;
    const group = groups.get(pair.key) ?? { pair, rows: [] };
    group.rows.push(row);
    groups.set(pair.key, group);
  }
  const all = [...groups.values()];
  const known = await ownEdges(
    tx,
    key.customerId,
    all.map(({ pair }) => pair),
  );
  const isOurs = ({ pair }: (typeof all)[number]): boolean => {
    const edge = known.get(pair.key);
    return edge === undefined || (edge.importId === key.importId && edge.version === 1);
  };
  const made = await makeEdges(tx, key, all.filter(isOurs), known);
  const written = new Map<number, Written>();
  for (const { pair, rows } of all) {
    const edge = known.get(pair.key);
    const id = made.get(pair.key);
    if (id !== undefined) for (const { row } of rows) written.set(row, { state: "created", undo: { edge: id } });
    else if (edge !== undefined) {
      const changed = await addTo(tx, edge, rows);
      for (const [index, { row }] of rows.entries()) {
        const undo: EdgeUndo = { edge: edge.id, ...(index === 0 ? changed : {}) };
        written.set(row, { state: "joined", undo });
      }
    }
  }
  return written;
}

async function makeEdges(
  tx: Tx,
  key: ImportKey,
  groups: readonly { pair: Pair; rows: RelationCandidate[] }[],
  known: ReadonlyMap<string, OwnEdge>,
): Promise<Map<string, number>> {
  if (groups.length === 0) return new Map();
  const before = await toldBefore(
    tx,
    key,
    groups.flatMap(({ pair }) => known.get(pair.key)?.id ?? []),
  );
  const told = groups.map(({ pair, rows }) => {
    const earlier = before.get(known.get(pair.key)?.id ?? 0) ?? [];
    return { ...pair, ...contentOf([...earlier, ...rows.map(({ says }) => says)]) };
  });
  const { rows } = await tx.execute<{ id: string; key: string }>(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
        as t(key text, "fromId" bigint, "toId" bigint, type text, probability float8, shipments int, "firstShipmentOn" text,
             "lastShipmentOn" text, "hsCodes" text[], goods jsonb)
    ), written as (
      insert into edges as e (owner_id, from_id, to_id, type, source, scope, probability, shipments, first_shipment_on,
                              last_shipment_on, hs_codes, goods, import_id)
      select ${key.customerId}::bigint, "fromId", "toId", type, 'Customer', 'Private', probability, shipments, "firstShipmentOn",
             "lastShipmentOn", "hsCodes", goods, ${key.importId}::bigint
        from told order by "fromId", "toId", type
      on conflict (from_id, to_id, type, source, (coalesce(owner_id, 0))) do update
        set probability = excluded.probability, shipments = excluded.shipments, first_shipment_on = excluded.first_shipment_on,
            last_shipment_on = excluded.last_shipment_on, hs_codes = excluded.hs_codes, goods = excluded.goods
        where e.import_id = excluded.import_id and e.version = 1
      returning id, from_id, to_id, type
    )
    select w.id, t.key from written w join told t on t."fromId" = w.from_id and t."toId" = w.to_id and t.type = w.type`);
  return new Map(rows.map(({ id, key }) => [key, Number(id)]));
}

/** What rows that were taken in earlier, before others had been decided, told of the same edges. */
async function toldBefore(tx: Tx, { customerId, importId }: ImportKey, ids: readonly number[]) {
  const told = new Map<number, Relation[]>();
  if (ids.length === 0) return told;
  const { rows } = await tx.execute<{ id: number; says: Relation }>(sql`
    select (undo->>'edge')::int8 as id, candidate->'says' as says from import_rows
     where customer_id = ${customerId} and import_id = ${importId} and state = 'created'
       and (undo->>'edge')::bigint = any(${sql.param([...ids])}::bigint[]) order by row`);
  for (const { id, says } of rows) told.set(Number(id), [...(told.get(Number(id)) ?? []), says]);
  return told;
}

async function addTo(tx: Tx, edge: OwnEdge, rows: readonly RelationCandidate[]): Promise<Omit<EdgeUndo, "edge">> {
  if (edge.state === "rejected") return {};
  const filled = fillIn(edge, contentOf(rows.map(({ says }) => says)));
  if (filled === null) return {};
  const { rows: changed } = await tx.execute<{ version: number }>(sql`
    update edges set shipments = ${filled.shipments}::int, first_shipment_on = ${filled.firstShipmentOn}::text,
           last_shipment_on = ${filled.lastShipmentOn}::text, hs_codes = ${sql.param(filled.hsCodes)}::text[],
           goods = ${JSON.stringify(filled.goods)}::jsonb, version = version + 1, updated_at = now()
     where id = ${edge.id} returning version`);
  return { before: edge.stored, after: changed[0]?.version ?? 0 };
}

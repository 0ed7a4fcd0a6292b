import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { EdgeGood, EdgeType } from "../../../../platform/db/schema/targets";
import type { RelationCandidate } from "./relation";

/** An edge that a row is, by its ends and type. */
export interface Pair {
  key: string;
  fromId: number;
  toId: number;
  type: EdgeType;
}

/** Null while one of its ends has no target. */
export function pairOf({ ends: [from, to], says: { type } }: RelationCandidate): Pair | null {
  if (from?.targetId == null || to?.targetId == null) return null;
  return { key: keyOf(from.targetId, to.targetId, type), fromId: from.targetId, toId: to.targetId, type };
}

const keyOf = (fromId: number | string, toId: number | string, type: string): string => `${fromId}>${toId}:${type}`;

/** An edge of the customer's own data, and as it is to be put back. */
export interface OwnEdge {
  id: number;
  importId: number | null;
  version: number;
  state: string;
  shipments: number | null;
  firstShipmentOn: string | null;
  lastShipmentOn: string | null;
  hsCodes: string[];
  goods: EdgeGood[];
  stored: object;
}

export async function ownEdges(tx: Tx, customerId: number, pairs: readonly Pair[]): Promise<Map<string, OwnEdge>> {
  if (pairs.length === 0) return new Map();
  const { rows } = await tx.execute<Stored>(sql`
    select e.id, e.from_id as "fromId", e.to_id as "toId", e.type, e.import_id as "importId", e.version, e.state, e.shipments,
           e.first_shipment_on as "firstShipmentOn", e.last_shipment_on as "lastShipmentOn", e.hs_codes as "hsCodes", e.goods,
           to_jsonb(e) as stored
      from (select distinct "fromId", "toId", type from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
              as p("fromId" bigint, "toId" bigint, type text)) p
     cross join lateral (
       select * from edges where from_id = p."fromId" and to_id = p."toId" and type = p.type and source = 'Customer'
          and owner_id = ${customerId} offset 0) e`);
  return new Map(
    rows.map(({ id, fromId, toId, type, importId, ...edge }) => [
      keyOf(fromId, toId, type),
      { ...edge, id: Number(id), importId: importId === null ? null : Number(importId) },
    ]),
  );
}

interface Stored extends Omit<OwnEdge, "id" | "importId">, Record<string, unknown> {
  id: string;
  fromId: string;
  toId: string;
  type: string;
  importId: string | null;
}

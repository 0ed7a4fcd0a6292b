import { sql } from "drizzle-orm";
import { ownOrganization } from "../../../network/following/changes/own-organization";
import type { Tx } from "../../../platform/db/database";
import type { EdgeGood } from "../../../platform/db/schema/targets";
import type { SupplierCandidate } from "../rows/candidate";
import type { ImportKey } from "./import-key";

const AT_ONCE = 2000;

/**
 * Rows that speak of shipments tell that their targets deliver to the customer: with what of each good, where a row names one, and
 * of all together. Told again by the same import it is as all of its rows say; what was told otherwise, or changed since, stays.
 */
export async function tellDeliveries(tx: Tx, { customerId, importId }: ImportKey): Promise<void> {
  const { rows } = await tx.execute<{ id: string; candidate: SupplierCandidate }>(sql`
    select target_id as id, candidate from import_rows
     where customer_id = ${customerId} and import_id = ${importId} and target_id is not null and candidate ? 'shipped'
       and state in ('created', 'joined', 'repeated') order by row`);
  if (rows.length === 0) return;
  const told = new Map<number, Told>();
  for (const { id, candidate } of rows) told.set(Number(id), withRow(told.get(Number(id)), candidate));
  const toId = await ownOrganization(tx, customerId);
  const all = [...told].filter(([id]) => id !== toId).map(([id, one]) => ({ id, ...one }));
  for (let from = 0; from < all.length; from += AT_ONCE) {
    await tx.execute(sql`
      insert into edges as e (owner_id, from_id, to_id, type, source, scope, probability, shipments, first_shipment_on,
                              last_shipment_on, hs_codes, goods, import_id)
      select ${customerId}::bigint, id, ${toId}::bigint, 'Supplier', 'Customer', 'Private', 1, shipments, "firstShipmentOn",
             "lastShipmentOn", "hsCodes", goods, ${importId}::bigint
        from jsonb_to_recordset(${JSON.stringify(all.slice(from, from + AT_ONCE))}::jsonb)
          as t(id bigint, shipments int, "firstShipmentOn" text, "lastShipmentOn" text, "hsCodes" text[], goods jsonb)
       order by id
      on conflict (from_id, to_id, type, source, (coalesce(owner_id, 0))) do update
        set shipments = excluded.shipments, first_shipment_on = excluded.first_shipment_on,
            last_shipment_on = excluded.last_shipment_on, hs_codes = excluded.hs_codes, goods = excluded.goods
        where e.import_id = excluded.import_id and e.version = 1`);
  }
}

/** What the import told and nobody has changed since. */
export async function untellDeliveries(tx: Tx, { customerId, importId }: ImportKey): Promise<void> {
  await tx.execute(sql`
    delete from edges where owner_id = ${customerId} and import_id = ${importId} and version = 1`);
}

type Told = Omit<EdgeGood, "code"> & { hsCodes: string[]; goods: EdgeGood[] };
const NOTHING: Told = { shipments: null, firstShipmentOn: null, lastShipmentOn: null, hsCodes: [], goods: [] };

function withRow(before: Told = NOTHING, { hsCodes, shipped }: SupplierCandidate): Told {
  const { shipments = null, first: firstShipmentOn = null, last: lastShipmentOn = null } = shipped ?? {};
  const said = { shipments, firstShipmentOn, lastShipmentOn };
  const codes = [...new Set(hsCodes.map((code) => code.slice(0, 6)))];
  const [only] = codes;
  const good = codes.length === 1 && only ? before.goods.find(({ code }) => code === only) : undefined;
  const others = before.goods.filter((one) => one !== good);
  const goods = codes.length === 1 && only ? [...others, { code: only, ...together(good, said) }] : others;
  return { ...together(before, said), hsCodes: [...new Set([...before.hsCodes, ...codes])], goods };
}

type Said = Omit<EdgeGood, "code">;

function together(one: Said | undefined, other: Said): Said {
  const days = (name: "firstShipmentOn" | "lastShipmentOn") => [one?.[name], other[name]].filter(Boolean).sort();
  const counts = [one?.shipments, other.shipments].filter((count) => count != null);
  return {
    shipments: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null,
    firstShipmentOn: days("firstShipmentOn")[0] ?? null,
    lastShipmentOn: days("lastShipmentOn").at(-1) ?? null,
  };
}

import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { Days } from "./remainders";
import { type Supply, type SupplyCandidate, VALUES } from "./supply";

/** What is stored of a supplier and an input for a time, and as it is to be put back. */
export interface StoredPeriod extends Supply {
  id: number;
  supplierId: number;
  version: number;
  stored: { id: number };
}

/** Of whom and what a row is: what is said of it holds one at a time. */
export const thingOf = (supplierId: number | null, { inputKey, productLineKey }: Supply): string =>
  JSON.stringify([supplierId, inputKey, productLineKey]);

/** Stored periods of the suppliers and inputs of rows, by `thingOf`. */
export async function storedPeriods(
  tx: Tx,
  customerId: number,
  rows: readonly SupplyCandidate[],
): Promise<Map<string, StoredPeriod[]>> {
  const things = rows.flatMap(({ ends: [supplier], says: { inputKey, productLineKey } }) =>
    supplier?.targetId == null ? [] : { supplierId: supplier.targetId, inputKey, productLineKey },
  );
  const found = new Map<string, StoredPeriod[]>();
  if (things.length === 0) return found;
  const { rows: stored } = await tx.execute<Stored>(sql`
    select e.id, e.supplier_id as "supplierId", e.version, e.input, e.input_key as "inputKey", e.hs_code as "hsCode",
           e.product_line as "productLine", e.product_line_key as "productLineKey", e.share, e.max_share as "maxShare",
           e.stock_own as "stockOwn", e.stock_supplier as "stockSupplier", e.transit, e.recovery_site as "recoverySite",
           e.recovery_insolvency as "recoveryInsolvency", e.ramp_days as "rampDays", e.revenue_at_risk as "revenueAtRisk",
           e.currency, e.valid_from::text as "validFrom", e.valid_to::text as "validTo", e.confirmed_on::text as "confirmedOn",
           to_jsonb(e) as stored
      from (select distinct * from jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
              as t("supplierId" bigint, "inputKey" text, "productLineKey" text)) t
     cross join lateral (
       select * from edge_impacts where customer_id = ${customerId} and supplier_id = t."supplierId"
          and input_key = t."inputKey" and product_line_key = t."productLineKey" offset 0) e
     order by e.valid_from, e.id`);
  for (const { id, supplierId, ...rest } of stored) {
    const period = { ...rest, id: Number(id), supplierId: Number(supplierId) };
    const thing = thingOf(period.supplierId, period);
    found.set(thing, [...(found.get(thing) ?? []), period]);
  }
  return found;
}

interface Stored extends Omit<StoredPeriod, "id" | "supplierId">, Record<string, unknown> {
  id: string;
  supplierId: string;
}

/** Whether two periods have a day in common. */
export const overlap = (one: Days, other: Days): boolean =>
  (one.validTo === null || other.validFrom <= one.validTo) &&
  (other.validTo === null || one.validFrom <= other.validTo);

/** Whether a stored period says all that a row says, for the same time. */
export const isSame = (stored: Supply, said: Supply): boolean =>
  stored.validFrom === said.validFrom &&
  stored.validTo === said.validTo &&
  VALUES.every((field) => stored[field] === said[field]);

import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { PlaceFinding } from "../places/row-places";
import type { ImportKey } from "./import-key";
import { numberedRow } from "./numbered-row";
import { storableJson } from "./storable-json";

/** Writes to rows what is known of their points only after the last of them. */
export async function markPlaces(tx: Tx, key: ImportKey, findings: readonly PlaceFinding[]) {
  await tx.execute(sql`
    update import_rows as r set reasons = r.reasons || f.reasons, candidate = r.candidate || jsonb_build_object('placed', f.placed)
      from jsonb_to_recordset(${storableJson(findings)}::jsonb) as f(row int, placed jsonb, reasons jsonb),
           lateral ${numberedRow(key, sql`f.row`)} as its
     where r.ctid = its.ctid and r.candidate is not null`);
}

/** How many rows that name somebody are known how well: a precision of `PLACE_PRECISIONS`, or `none`. */
export async function countPlaces(tx: Tx, { customerId, importId }: ImportKey): Promise<Record<string, number>> {
  const { rows } = await tx.execute<{ precision: string; count: number }>(sql`
    select coalesce(candidate #>> '{placed,place,precision}', case when candidate ->> 'lat' is null then 'none' else 'address' end)
             as precision, count(*)::int as count
      from import_rows where customer_id = ${customerId} and import_id = ${importId} and jsonb_typeof(candidate) = 'object'
     group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ precision, count }) => [precision, count]));
}

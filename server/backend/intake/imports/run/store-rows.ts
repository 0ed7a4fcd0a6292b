import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ReadRow } from "../rows/read-row";
import type { ImportKey } from "./import-key";
import { isGood } from "./is-good";
import { storableJson } from "./storable-json";

/** Keeps rows with what is wrong with each: `refused`, or for the time being `create`. `numbers` are as a person counts in the file. */
export async function storeRows(tx: Tx, key: ImportKey, results: readonly ReadRow[], numbers: readonly number[]) {
  const rows = results.map((result, index) => ({
    row: numbers[index],
    state: result.candidate !== null && isGood(result) ? "create" : "refused",
    candidate: result.candidate,
    reasons: result.problems.map(({ row: _, ...problem }) => problem),
  }));
  await tx.execute(sql`
    insert into import_rows (customer_id, import_id, row, state, candidate, reasons)
    select ${key.customerId}::bigint, ${key.importId}::bigint, row, state, candidate, reasons
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as r(row int, state text, candidate jsonb, reasons jsonb)`);
}

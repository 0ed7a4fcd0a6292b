import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";

/** Keeps rows with what is wrong with each: a JSON list of what `rowJson` makes. */
export async function storeRows(tx: Tx, key: ImportKey, rows: string): Promise<void> {
  await tx.execute(sql`
    insert into import_rows (customer_id, import_id, row, state, candidate, reasons)
    select ${key.customerId}::bigint, ${key.importId}::bigint, row, state, candidate, reasons
    from jsonb_to_recordset(${rows}::jsonb) as r(row int, state text, candidate jsonb, reasons jsonb)`);
}

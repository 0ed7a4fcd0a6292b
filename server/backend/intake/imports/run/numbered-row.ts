import { type SQL, sql } from "drizzle-orm";
import type { ImportKey } from "./import-key";

/**
 * `(select ctid …)` of the row of an import with that number, to join `lateral`: looked up by its key for each number (`offset 0`).
 * While an import runs its rows are often not counted yet; a join of its own then reads all of them for each portion.
 */
export const numberedRow = ({ customerId, importId }: ImportKey, row: SQL): SQL => sql`(
  select ctid from import_rows where customer_id = ${customerId} and import_id = ${importId} and row = ${row} offset 0)`;

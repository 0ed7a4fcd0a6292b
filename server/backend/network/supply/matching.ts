import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { listSupplyInputs } from "~/backend/contract/supply-inputs";
import { foldName } from "../../reference/names/fold-name";

export type SupplyFilter = Omit<z.output<NonNullable<typeof listSupplyInputs.query>>, "size" | "after">;

/** Entries `e` of the customer that a filter asks for. */
export function matching(customerId: number, filter: SupplyFilter): SQL {
  const { supplierId, supplier, input, validOn, recovery, confirmedBefore } = filter;
  const conditions = [
    sql`e.customer_id = ${customerId}`,
    ...(supplierId === undefined ? [] : [sql`e.supplier_id = ${supplierId}`]),
    ...(supplier ? [called(customerId, supplier)] : []),
    ...(input ? [sql`(${ofInput(input)})`] : []),
    ...(validOn === undefined ? [] : [validAt(sql`e`, validOn)]),
    ...(recovery === undefined ? [] : [sql`e.recovery_site is null and e.recovery_insolvency is null`]),
    ...(confirmedBefore === undefined ? [] : [sql`coalesce(e.confirmed_on < ${confirmedBefore}::date, true)`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Periods that hold on a day. */
export const validAt = (alias: SQL, day: string): SQL =>
  sql`${alias}.valid_from <= ${day}::date and coalesce(${alias}.valid_to >= ${day}::date, true)`;

/** Found among the names of targets first: an index knows parts of names, and of all entries each would be looked at. */
function called(customerId: number, words: string): SQL {
  const folded = foldName(words);
  if (folded === "") return sql`false`;
  return sql`e.supplier_id = any(array(
    select n.target_id from target_names n
     where n.folded like ${`%${folded}%`} and (n.owner_id is null or n.owner_id = ${customerId})))`;
}

/** Words are part of the input's name, digits also the beginning of an HS code. */
function ofInput(words: string): SQL {
  const folded = foldName(words) || words.toLowerCase();
  const code = words.replace(/[\s.]/g, "");
  const named = sql`strpos(e.input_key, ${folded}) > 0`;
  return /^\d{2,12}$/.test(code) ? sql`${named} or starts_with(e.hs_code, ${code})` : named;
}

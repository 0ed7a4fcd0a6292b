import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Merge } from "./pair";
import type { RecordedTable } from "./record-rows";

const inFilter = ({ mergedId }: Merge): SQL =>
  sql`${String(mergedId)} = any(string_to_array(t.filter->>'targetIds', ','))`;
const filters: RecordedTable = {
  ...{ owner: "customer_id", key: ["customer_id", "id"], holds: inFilter, moving: [], grows: false },
};

/** Tables that name targets in lists: topics, saved views and alert rules ask for some. */
export const LIST_TABLES: Readonly<Record<string, RecordedTable>> = {
  topics: { ...filters, holds: ({ mergedId }) => sql`${mergedId} = any(t.target_ids)` },
  feed_views: filters,
  alert_rules: filters,
};

/** The kept target stands in their place, once. */
export async function moveLists(tx: Tx, merge: Merge): Promise<void> {
  const { customerId, keptId, mergedId } = merge;
  await tx.execute(sql`
    update topics t set target_ids = case when ${keptId} = any(target_ids) then array_remove(target_ids, ${mergedId}::bigint)
           else array_replace(target_ids, ${mergedId}::bigint, ${keptId}::bigint) end, version = version + 1
     where customer_id = ${customerId} and ${mergedId} = any(target_ids)`);
  for (const name of ["feed_views", "alert_rules"]) {
    await tx.execute(sql`
      update ${sql.identifier(name)} t set version = version + 1, filter = jsonb_set(filter, '{targetIds}', to_jsonb((
               select string_agg(distinct case id when ${String(mergedId)} then ${String(keptId)} else id end, ',')
                 from unnest(string_to_array(filter->>'targetIds', ',')) id)))
       where customer_id = ${customerId} and ${inFilter(merge)}`);
  }
}

import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Merge } from "./pair";
import { of } from "./record-rows";

/**
 * Rows of imports that were to add to the merged target add to another one now, or to it again: whoever looked at such an import before is told
 * when they apply it. Only imports that wait for a person; one that runs is not waited for here, since it may wait for the merge.
 */
export async function reviseImports(tx: Tx, merge: Merge, userId: number | null): Promise<void> {
  const { customerId, mergedId } = merge;
  await tx.execute(sql`
    with moved as materialized (
      select x.import_id, x.row from target_merge_rows r cross join lateral jsonb_populate_record(null::import_rows, r.before) b
        join import_rows x on x.customer_id = b.customer_id and x.import_id = b.import_id and x.row = b.row and x.state = 'join'
       where ${of(merge)} and r.table_name = 'import_rows' and b.target_id = ${mergedId}
    ), revised as (
      update imports i set revision = i.revision + 1, changed_by = ${userId}::bigint
       where i.customer_id = ${customerId} and i.id in (select import_id from moved)
         and i.state = 'Done' and i.step in ('review', 'applied')
      returning i.id, i.revision
    )
    update import_rows x set revision = revised.revision, changed_by = ${userId}::bigint
      from revised join moved on moved.import_id = revised.id
     where x.customer_id = ${customerId} and x.import_id = moved.import_id and x.row = moved.row`);
}

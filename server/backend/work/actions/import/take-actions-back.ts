import { sql } from "drizzle-orm";
import type { Entries } from "../../../intake/imports/kinds/linked/links";
import type { ImportKey } from "../../../intake/imports/run/import-key";
import type { Tx } from "../../../platform/db/database";
import { keepEffectClocks } from "../effect-clock";
import { UNTOUCHED } from "../untouched";

/** Actions that the import made are aborted, and stay as evidence. One that somebody has worked on since goes on as it is. */
export async function takeActionsBack(
  tx: Tx,
  { customerId, importId }: ImportKey,
  { previewOnly }: { previewOnly: boolean },
): Promise<Entries> {
  const { rows } = await tx.execute<{ id: number; row: number; isOurs: boolean }>(sql`
    select x.id::int, u.row, (${UNTOUCHED})
           and (select count(*) from action_steps s where s.customer_id = x.customer_id and s.action_id = x.id) = u.steps as "isOurs"
      from (select row, (undo->>'action')::bigint as action, coalesce((undo->>'steps')::int, 0) as steps from import_rows
             where customer_id = ${customerId} and import_id = ${importId} and state = 'created' and undo ? 'action') u
      join actions x on x.customer_id = ${customerId} and x.id = u.action
     order by u.row`);
  const ours = rows.filter(({ isOurs }) => isOurs).map(({ id }) => id);
  const keptRows = rows.filter(({ isOurs }) => !isOurs).map(({ row }) => row);
  if (!previewOnly) {
    await tx.execute(sql`
      update actions set meta_status = 'Aborted', completed_at = null, effect_due_on = null, version = version + 1, updated_at = now()
       where customer_id = ${customerId} and id = any(${sql.param(ours)}::bigint[])`);
    await keepEffectClocks(tx, customerId, ours);
  }
  return { removed: ours.length, restored: 0, kept: keptRows.length, keptRows };
}

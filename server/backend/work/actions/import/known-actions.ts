import { sql } from "drizzle-orm";
import type { ActionCandidate } from "../../../intake/imports/kinds/actions/action";
import type { Tx } from "../../../platform/db/database";

/** Rows whose action is there already, under the same target, type, day and title. Confidential ones are nobody's to be told of. */
export async function knownActions(tx: Tx, customerId: number, rows: readonly ActionCandidate[]): Promise<Set<number>> {
  const asked = rows.flatMap(({ row, ends: [supplier], says: { typeId, dueOn, actionTitle } }) =>
    supplier?.targetId == null ? [] : { row, target: supplier.targetId, type: typeId, due: dueOn, title: actionTitle },
  );
  if (asked.length === 0) return new Set();
  const { rows: found } = await tx.execute<{ row: number }>(sql`
    select r.row from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
             as r(row int, target bigint, type text, due date, title text)
     where exists (
       select from action_targets t join actions a on a.customer_id = t.customer_id and a.id = t.action_id
        where t.customer_id = ${customerId} and t.target_id = r.target and a.type_id = r.type and lower(a.title) = lower(r.title)
          and (a.due_on = r.due or r.due is null) and a.meta_status <> 'Aborted' and not a.confidential)`);
  return new Set(found.map(({ row }) => row));
}

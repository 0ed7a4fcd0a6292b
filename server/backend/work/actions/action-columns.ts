import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { ActionEffect, MetaStatus } from "../../platform/db/schema/actions";

/** What a bulk change may change of an action, as its row has it; days as `YYYY-MM-DD`. */
export interface ActionColumns {
  metaStatus: MetaStatus;
  dueOn: string | null;
  completedAt: string | null;
  completedReason: string | null;
  effectDueOn: string | null;
  effect: ActionEffect | null;
  effectNote: string;
  effectBy: number | null;
  effectAt: string | null;
}

export type NumberedColumns = ActionColumns & { id: number; version: number };

/** Locks those of these actions that the asker reads, in the order of their numbers. */
export async function lockActions(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, NumberedColumns>> {
  const { rows } = await tx.execute<NumberedColumns & Record<string, unknown>>(sql`
    select x.id::int, x.version, x.meta_status as "metaStatus", x.due_on::text as "dueOn", x.completed_at as "completedAt",
           x.completed_reason as "completedReason", x.effect_due_on::text as "effectDueOn", x.effect, x.effect_note as "effectNote",
           x.effect_by::int as "effectBy", x.effect_at as "effectAt"
      from actions x
     where x.customer_id = ${customerId} and x.id = any(${sql.param([...ids])}::bigint[])
     order by x.id for update`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes all of them by one statement; each becomes the next version. */
export async function writeColumns(tx: Tx, customerId: number, rows: readonly NumberedColumns[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update actions x
       set meta_status = g."metaStatus", due_on = g."dueOn", completed_at = g."completedAt", completed_reason = g."completedReason",
           effect_due_on = g."effectDueOn", effect = g.effect, effect_note = g."effectNote", effect_by = g."effectBy",
           effect_at = g."effectAt", version = x.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(
           id bigint, "metaStatus" text, "dueOn" date, "completedAt" timestamptz, "completedReason" text, "effectDueOn" date,
           effect text, "effectNote" text, "effectBy" bigint, "effectAt" timestamptz)
     where x.customer_id = ${customerId} and x.id = g.id`);
}

interface Held {
  id: number;
  assignees: readonly { kind: "user" | "team"; id: number }[];
}

/** Gives each of them to these and to nobody else. */
export async function writeAssignees(tx: Tx, customerId: number, held: readonly Held[]): Promise<void> {
  if (held.length === 0) return;
  const pairs = held.flatMap(({ id, assignees }) =>
    assignees.map((one) => ({ action: id, kind: one.kind, who: one.id })),
  );
  await tx.execute(sql`
    delete from action_assignees
     where customer_id = ${customerId} and action_id = any(${sql.param(held.map(({ id }) => id))}::bigint[])`);
  await tx.execute(sql`
    insert into action_assignees (customer_id, action_id, kind, assignee_id)
    select ${customerId}::bigint, g.action, g.kind, g.who
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g(action bigint, kind text, who bigint)`);
}

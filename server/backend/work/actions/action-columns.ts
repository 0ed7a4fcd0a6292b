import { sql } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import type { Tx } from "../../platform/db/database";
import type { ActionEffect } from "../../platform/db/schema/actions";
import { keepEffectClocks } from "./effect-clock";

/** What a bulk change may change of an action, as its row has it; days as `YYYY-MM-DD`. */
export interface ActionColumns {
  metaStatus: Action["metaStatus"];
  dueOn: string | null;
  completedAt: string | null;
  completedBy: number | null;
  completedReason: string | null;
  effectDueOn: string | null;
  effect: ActionEffect | null;
  effectNote: string;
  effectBy: number | null;
  effectAt: string | null;
  effectWaived: Action["effectWaived"];
}

export type NumberedColumns = ActionColumns & { id: number; version: number };

/** An action as far as a bulk change looks at it. */
export interface BriefAction
  extends NumberedColumns,
    Pick<
      Action,
      "typeId" | "title" | "purpose" | "confidential" | "everyMonths" | "skipped" | "assignees" | "alertIds"
    > {
  hasOpenSteps: boolean;
  /** Of its steps the latest day. */
  lastStepDueOn: string | null;
  hasDocuments: boolean;
}

/** Locks those of these actions that the asker reads, in the order of their numbers, and reads what belongs to them in one go each. */
export async function lockActions(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, BriefAction>> {
  const { rows } = await tx.execute<BriefAction & Record<string, unknown>>(sql`
    select x.id::int, x.version, x.type_id as "typeId", x.title, x.purpose, x.confidential, x.every_months as "everyMonths",
           case when x.skipped_reason is null then null
                else jsonb_build_object('reason', x.skipped_reason, 'until', x.skipped_until) end as skipped,
           x.meta_status as "metaStatus", x.due_on::text as "dueOn", x.completed_at as "completedAt",
           x.completed_by::int as "completedBy",
           x.completed_reason as "completedReason", x.effect_due_on::text as "effectDueOn", x.effect, x.effect_note as "effectNote",
           x.effect_by::int as "effectBy", x.effect_at as "effectAt",
           x.effect_waived as "effectWaived"
      from actions x
     where x.customer_id = ${customerId} and x.id = any(${sql.param([...ids])}::bigint[])
     order by x.id for update`);
  const found = new Map(
    rows.map((row) => [
      row.id,
      {
        ...{ ...row, completedAt: instant(row.completedAt), effectAt: instant(row.effectAt) },
        ...{ assignees: [], alertIds: [], hasOpenSteps: false, lastStepDueOn: null, hasDocuments: false },
      } as BriefAction,
    ]),
  );
  await addParts(tx, customerId, found);
  return found;
}

const instant = (moment: string | null): string | null => moment && new Date(moment).toISOString();

async function addParts(tx: Tx, customerId: number, found: ReadonlyMap<number, BriefAction>): Promise<void> {
  if (found.size === 0) return;
  const of = sql`l.customer_id = ${customerId} and l.action_id = any(${sql.param([...found.keys()])}::bigint[])`;
  const { rows: holders } = await tx.execute<{ of: number; kind: "user" | "team"; id: number; name: string }>(sql`
    select l.action_id::int as of, l.kind, l.assignee_id::int as id, coalesce(u.firstname || ' ' || u.lastname, m.name, '') as name
      from action_assignees l
      left join users u on l.kind = 'user' and u.customer_id = l.customer_id and u.id = l.assignee_id
      left join teams m on l.kind = 'team' and m.customer_id = l.customer_id and m.id = l.assignee_id
     where ${of} order by l.kind, l.assignee_id`);
  for (const { of, kind, id, name } of holders) found.get(of)?.assignees.push({ kind, id, name });
  const { rows: alerts } = await tx.execute<{ of: number; id: number }>(
    sql`select l.action_id::int as of, l.alert_id::int as id from action_alerts l where ${of} order by l.alert_id`,
  );
  for (const { of, id } of alerts) found.get(of)?.alertIds.push(id);
  const { rows: steps } = await tx.execute<{ of: number; open: boolean; last: string | null }>(sql`
    select l.action_id::int as of, bool_or(l.done_at is null) as open, max(l.due_on)::text as last
      from action_steps l where ${of} group by 1`);
  for (const { of, open, last } of steps) {
    const action = found.get(of);
    if (action) Object.assign(action, { hasOpenSteps: open, lastStepDueOn: last });
  }
  const { rows: documents } = await tx.execute<{ of: number }>(
    sql`select distinct l.action_id::int as of from action_documents l where ${of}`,
  );
  for (const { of } of documents) {
    const action = found.get(of);
    if (action) action.hasDocuments = true;
  }
}

/** Writes all of them by one statement; each becomes the next version. */
export async function writeColumns(tx: Tx, customerId: number, rows: readonly NumberedColumns[]): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(
    ({ id, metaStatus, dueOn, completedAt, completedBy, completedReason, effectDueOn, ...effect }) => ({
      ...{ id, metaStatus, dueOn, completedAt, completedBy, completedReason, effectDueOn },
      ...{ effect: effect.effect, effectNote: effect.effectNote, effectBy: effect.effectBy, effectAt: effect.effectAt },
      effectWaived: effect.effectWaived,
    }),
  );
  await tx.execute(sql`
    update actions x
       set meta_status = g."metaStatus", due_on = g."dueOn", completed_at = g."completedAt",
           completed_by = g."completedBy", completed_reason = g."completedReason",
           effect_due_on = g."effectDueOn", effect = g.effect, effect_note = g."effectNote", effect_by = g."effectBy",
           effect_at = g."effectAt", effect_waived = nullif(g."effectWaived", 'null'::jsonb), version = x.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(
           id bigint, "metaStatus" text, "dueOn" date, "completedAt" timestamptz, "completedBy" bigint, "completedReason" text, "effectDueOn" date,
           effect text, "effectNote" text, "effectBy" bigint, "effectAt" timestamptz, "effectWaived" jsonb)
     where x.customer_id = ${customerId} and x.id = g.id`);
  await keepEffectClocks(
    tx,
    customerId,
    rows.map(({ id }) => id),
  );
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

import { sql } from "drizzle-orm";
import { dayIn } from "~/time/day-start";
import type { ActionCandidate } from "../../../intake/imports/kinds/actions/action";
import type { Written } from "../../../intake/imports/kinds/linked/links";
import type { ImportKey } from "../../../intake/imports/run/import-key";
import type { Tx } from "../../../platform/db/database";
import { ruleAt } from "../../../platform/rules/register";
import { registerDay } from "../../../platform/rules/register-day";
import { type ActionCompletion, actionCompletionSchema, checkDay } from "../completion";
import { keepEffectClocks } from "../effect-clock";
import { notifyAssigned } from "../notify-people";
import { findAction } from "../read-actions";
import { assigneesNamed } from "./assignees-named";
import { knownActions } from "./known-actions";

/** Begins an action for each row that says a new one; what is there stays as it is. */
export async function writeActions(
  tx: Tx,
  { customerId, importId }: ImportKey,
  rows: readonly ActionCandidate[],
): Promise<Map<number, Written>> {
  const written = new Map(rows.map(({ row }): [number, Written] => [row, { state: "joined", undo: {} }]));
  const known = await knownActions(tx, customerId, rows);
  const fresh = rows.filter(({ row, ends: [supplier] }) => !known.has(row) && supplier?.targetId != null);
  if (fresh.length === 0) return written;
  const { value: rule } = await ruleAt(tx, "action-completion", registerDay(), actionCompletionSchema);
  const assignees = await assigneesNamed(tx, customerId, rows);
  const userId = await senderOf(tx, customerId, importId);
  const given = fresh.map((row) => {
    const holder = row.says.assignee === null ? undefined : assignees.get(row.says.assignee.toLowerCase());
    return { ...columnsOf(row, rule), holderKind: holder?.kind ?? null, holderId: holder?.id ?? null };
  });
  const ids = await insert(tx, customerId, userId, given);
  for (const [at, { row }] of fresh.entries()) {
    written.set(row, { state: "created", undo: { action: ids[at] ?? 0, steps: given[at]?.steps.length ?? 0 } });
  }
  await keepEffectClocks(tx, customerId, ids);
  await tellOnce(tx, { customerId, userId }, given, ids);
  return written;
}

interface Given extends ReturnType<typeof columnsOf> {
  holderKind: "user" | "team" | null;
  holderId: number | null;
}

function columnsOf({ ends: [supplier], says }: ActionCandidate, rule: ActionCompletion) {
  const { typeId, actionTitle: title, actionText: description, dueOn, purpose } = says;
  const metaStatus = says.metaStatus ?? "Planned";
  const isDone = metaStatus === "Completed";
  // A file brings actions for many, in a job that is nobody's day: by the calendar of UTC.
  const effectDueOn = isDone ? checkDay({ purpose, completedOn: dayIn("UTC", new Date()), wanted: null }, rule) : null;
  return {
    target: supplier?.targetId ?? 0,
    typeId,
    title,
    description,
    dueOn,
    purpose,
    metaStatus,
    isDone,
    effectDueOn,
    steps: says.steps ?? [],
    costAmount: says.costAmount ?? null,
    costCurrency: says.costAmount == null ? null : (says.currency ?? null),
  };
}

/** Answers their numbers, in the order given. */
async function insert(tx: Tx, customerId: number, userId: number | null, given: readonly Given[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into actions (customer_id, type_id, title, description, due_on, purpose, meta_status, completed_at, effect_due_on,
                         cost_amount, cost_currency, created_by)
    select ${customerId}::bigint, g."typeId", g.title, g.description, g."dueOn", g.purpose, g."metaStatus",
           case when g."isDone" then now() end, g."effectDueOn",
           g."costAmount", g."costCurrency", ${userId}::bigint
      from jsonb_to_recordset(${JSON.stringify(given.map(({ steps: _, ...one }, n) => ({ ...one, n })))}::jsonb)
             as g(n int, "typeId" text, title text, description text, "dueOn" date, purpose text, "metaStatus" text,
                  "isDone" boolean, "effectDueOn" date, "costAmount" numeric, "costCurrency" text)
     order by g.n
    returning id::int`);
  // Numbers rise in the order of what was inserted.
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const pairs = given.map(({ target, holderKind, holderId }, at) => ({ id: ids[at], target, holderKind, holderId }));
  const of = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(id bigint, target bigint, "holderKind" text, "holderId" bigint)`;
  await tx.execute(sql`
    insert into action_targets (customer_id, action_id, target_id) select ${customerId}::bigint, p.id, p.target from ${of}`);
  await tx.execute(sql`
    insert into action_assignees (customer_id, action_id, kind, assignee_id)
    select ${customerId}::bigint, p.id, p."holderKind", p."holderId" from ${of} where p."holderKind" is not null`);
  await insertSteps(tx, customerId, userId, given, ids);
  return ids;
}

/** Of an action that is completed already they are done, too. */
async function insertSteps(
  tx: Tx,
  customerId: number,
  userId: number | null,
  given: readonly Given[],
  ids: readonly number[],
): Promise<void> {
  const steps = given.flatMap(({ steps, isDone }, at) =>
    steps.map(({ title, dueOn }, index) => ({ id: ids[at], position: index + 1, title, dueOn, isDone })),
  );
  if (steps.length === 0) return;
  await tx.execute(sql`
    insert into action_steps (customer_id, action_id, position, title, due_on, done_at, done_by)
    select ${customerId}::bigint, s.id, s.position, s.title, s."dueOn", case when s."isDone" then now() end,
           case when s."isDone" then ${userId}::bigint end
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
             as s(id bigint, position int, title text, "dueOn" date, "isDone" boolean)`);
}

/** Whoever sent the file has begun its actions. */
async function senderOf(tx: Tx, customerId: number, importId: ImportKey["importId"]): Promise<number | null> {
  const { rows } = await tx.execute<{ by: number | null }>(sql`
    select created_by::int as by from imports where customer_id = ${customerId} and id = ${importId}`);
  return rows[0]?.by ?? null;
}

/** Each assignee is told of the first that is to be done, and how many more there are. */
async function tellOnce(
  tx: Tx,
  scope: { customerId: number; userId: number | null },
  given: readonly Given[],
  ids: readonly number[],
): Promise<void> {
  const byHolder = new Map<string, number[]>();
  for (const [at, { holderKind, holderId, metaStatus }] of given.entries()) {
    if (holderKind === null || metaStatus === "Completed" || metaStatus === "Aborted") continue;
    const key = `${holderKind}:${holderId}`;
    byHolder.set(key, [...(byHolder.get(key) ?? []), ids[at] ?? 0]);
  }
  for (const [first = 0, ...others] of byHolder.values()) {
    const action = await findAction(tx, scope.customerId, first);
    if (!action) continue;
    const title = others.length > 0 ? `${action.title} (+${others.length})` : action.title;
    await notifyAssigned({ tx, scope }, null, { ...action, title });
  }
}

import { sql } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import { dayIn, daysLater } from "~/time/day-start";
import type { Tx } from "../../platform/db/database";
import type { EvidenceEntry } from "../../platform/evidence/ledger";
import { assign } from "../actions/assign";
import { notifyAssigned } from "../actions/notify-people";
import { readActions } from "../actions/read-actions";
import type { KnownMeasure } from "./known-measures";

export interface Starter {
  customerId: number;
  userId: number | null;
  actor: EvidenceEntry["actor"];
}

export interface Wanted {
  /** One action for all targets; else one for each. */
  together: boolean;
  dueOn: string | null;
  assignees: readonly Pick<Action["assignees"][number], "kind" | "id">[];
  /** Why it comes to a last resort. */
  reason?: string | undefined;
}

type Named = { id: number; name: string };

/**
 * Begins the measure's actions with their steps, targets and assignees, in as many statements for one as for thousands. Answers their
 * numbers, and what the ledger is to keep of them. Throws 422 for an assignee that the customer does not have.
 */
export async function beginActions(
  tx: Tx,
  { customerId, userId, actor }: Starter,
  measure: KnownMeasure,
  targets: readonly Named[],
  { together, dueOn, assignees, reason = undefined }: Wanted,
): Promise<{ ids: number[]; entries: EvidenceEntry[] }> {
  if (targets.length === 0) return { ids: [], entries: [] };
  const titles = together ? [measure.title] : targets.map(({ name }) => titleOf(measure, name));
  const ref = `${measure.id}@${measure.version}`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into actions (customer_id, type_id, title, description, due_on, purpose, measure, created_by)
    select ${customerId}::bigint, ${measure.typeId}, title, ${measure.what}, ${dueOn}::date, ${measure.purpose}, ${ref}, ${userId}::bigint
      from unnest(${sql.param(titles)}::text[]) with ordinality as given(title, n) order by n
    returning id::int`);
  // Numbers rise in the order of what was inserted.
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const [first] = ids;
  if (first === undefined) return { ids, entries: [] };
  const owners = together ? targets.map(() => first) : ids;
  await tx.execute(sql`
    insert into action_targets (customer_id, action_id, target_id)
    select ${customerId}::bigint, a, t
      from unnest(${sql.param(owners)}::bigint[], ${sql.param(targets.map(({ id }) => id))}::bigint[]) as pair(a, t)`);
  await addSteps(tx, customerId, ids, measure, dueOn);
  await assign(tx, customerId, first, assignees);
  await tx.execute(sql`
    insert into action_assignees (customer_id, action_id, kind, assignee_id)
    select s.customer_id, other.id, s.kind, s.assignee_id
      from action_assignees s, unnest(${sql.param(ids.slice(1))}::bigint[]) as other(id)
     where s.customer_id = ${customerId} and s.action_id = ${first}`);
  const made = await readActions(
    tx,
    sql`where x.customer_id = ${customerId} and x.id = any(${sql.param(ids)}::bigint[]) order by x.id`,
  );
  await tellOnce(tx, { customerId, userId }, made);
  return { ids, entries: made.map((action) => ({ ...entryOf(action, actor, ref), ...(reason && { reason }) })) };
}

/** More targets of the one action for all of them, which an earlier step of the job has begun; answers what the ledger is to keep of it. */
export async function addToAction(
  tx: Tx,
  { customerId, actor }: Starter,
  actionId: number,
  targets: readonly Named[],
): Promise<EvidenceEntry[]> {
  if (targets.length === 0) return [];
  const { rows } = await tx.execute<{ title: string; metaStatus: string }>(sql`
    with linked as (
      insert into action_targets (customer_id, action_id, target_id)
      select ${customerId}::bigint, ${actionId}::bigint, t from unnest(${sql.param(targets.map(({ id }) => id))}::bigint[]) t
      on conflict do nothing)
    select case when x.confidential then '' else x.title end as title, x.meta_status as "metaStatus"
      from actions x where x.customer_id = ${customerId} and x.id = ${actionId}`);
  const kept = { id: actionId, ...rows[0] };
  const subject = { subjectType: "action", subjectId: String(actionId) };
  return [{ actor, ...subject, kind: "action.changed", before: kept, after: { ...kept, addedTargets: targets } }];
}

const LONGEST_TITLE = 200;
const titleOf = ({ title }: KnownMeasure, name: string) =>
  `${title} – ${name}`.slice(0, LONGEST_TITLE).replace(/\p{Surrogate}$/u, "");

/** Each step follows the one before it, and none is due after the action. */
async function addSteps(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  { steps, stepDays }: KnownMeasure,
  dueOn: string | null,
): Promise<void> {
  if (steps.length === 0) return;
  // As the action itself is dated (`start-measures.ts`).
  const today = dayIn("UTC", new Date());
  let day = 0;
  const due = steps.map((_, at) => {
    day += stepDays[at] ?? 0;
    const on = daysLater(today, day);
    return dueOn !== null && dueOn < on ? dueOn : on;
  });
  await tx.execute(sql`
    insert into action_steps (customer_id, action_id, position, title, due_on)
    select ${customerId}::bigint, a, n, title, due
      from unnest(${sql.param([...ids])}::bigint[]) as action(a),
           unnest(${sql.param([...steps])}::text[], ${sql.param(due)}::date[]) with ordinality as step(title, due, n)`);
}

/** Who was given thirty actions at once is told of the first, and how many more there are. */
async function tellOnce(tx: Tx, scope: { customerId: number; userId: number | null }, made: readonly Action[]) {
  const [first] = made;
  if (!first) return;
  const title = made.length > 1 ? `${first.title} (+${made.length - 1})` : first.title;
  await notifyAssigned({ tx, scope }, null, { ...first, title });
}

/** As an action that was begun by hand stands in the ledger. */
function entryOf(action: Action, actor: EvidenceEntry["actor"], ref: string): EvidenceEntry {
  const { version: _, createdAt: __, createdBy: ___, alertIds: ____, ...decided } = action;
  const subject = { subjectType: "action", subjectId: String(action.id) };
  return { actor, ...subject, kind: "action.started", after: decided, ruleVersion: `measure.${ref}` };
}

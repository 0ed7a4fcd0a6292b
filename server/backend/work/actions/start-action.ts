import { sql } from "drizzle-orm";
import type { z } from "zod";
import { LAST_RESORT } from "~/backend/contract/action-words";
import type { Action, startAction } from "~/backend/contract/actions";
import { daysLater } from "~/time/day-start";
import { dayOf } from "../../platform/call/day-of";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { actionAlerts, actions, actionTargets } from "../../platform/db/schema/actions";
import { ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import { actionRecommendationsSchema } from "./action-recommendations";
import { assign } from "./assign";
import { invalid } from "./invalid";
import { movesGrievance, recordGrievance } from "./linked-grievance";
import { notifyAssigned } from "./notify-people";
import { planned } from "./planned";
import { putSteps, requireStepsInTime } from "./put-steps";
import { findAction } from "./read-actions";
import { recordAction } from "./record-action";

type Asked = AskedBySession & { tx: Tx };
type Start = z.output<NonNullable<typeof startAction.body>>;

/** Begins an action, with whom it is given to and what it is about. Throws 404 for an alert or a target that is not there. */
export async function start(asked: Asked, body: Start): Promise<Action> {
  const { tx, scope } = asked;
  const { customerId } = scope;
  const { typeId, title, description, assignees, steps = [] } = body;
  requireLastResort(asked, body);
  const alertIds = [...new Set(body.alertIds)];
  await requireAlerts(tx, customerId, alertIds);
  if (body.followsId !== undefined && !(await findAction(tx, customerId, body.followsId))) throw notFound("action");
  const targetIds = body.targetIds ?? (await nearestTargets(tx, customerId, alertIds));
  await requireTargets(tx, customerId, targetIds);
  const dueOn = body.dueOn === undefined ? await usualDay(asked, typeId) : body.dueOn;
  requireStepsInTime(steps, dueOn);
  const { grievanceId = null } = body;
  const isLinked = await movesGrievance(asked, null, body.grievanceId);
  // What is copied out of a grievance is read by few, unless somebody says otherwise.
  const plan = planned(isLinked ? { confidential: true, ...body } : body);
  const [row] = await tx
    .insert(actions)
    .values({ customerId, typeId, title, description, dueOn, createdBy: scope.userId, grievanceId, ...plan })
    .returning({ id: actions.id });
  const actionId = row?.id ?? 0;
  await assign(tx, customerId, actionId, assignees);
  await putSteps(asked, actionId, steps);
  const of = { customerId, actionId };
  const distinct = [...new Set(targetIds)];
  if (distinct.length > 0) await tx.insert(actionTargets).values(distinct.map((targetId) => ({ ...of, targetId })));
  if (alertIds.length > 0) await tx.insert(actionAlerts).values(alertIds.map((alertId) => ({ ...of, alertId })));
  const made = await findAction(tx, customerId, actionId);
  if (!made) throw notFound("action");
  await notifyAssigned(asked, null, made);
  await recordAction(asked, null, made, body.reason);
  if (isLinked) await recordGrievance(asked, actionId, null, grievanceId);
  return made;
}

/** One for each target, with its name behind the title. */
export async function startEach(asked: Asked, body: Start & { targetIds: number[] }): Promise<number[]> {
  const { tx, scope } = asked;
  if (body.cost) throw invalid("body.cost", "is of one action: leave it out where each target has its own");
  const ids = [...new Set(body.targetIds)];
  await requireAlerts(tx, scope.customerId, [...new Set(body.alertIds)]);
  await requireTargets(tx, scope.customerId, ids);
  const { rows } = await tx.execute<{ id: number; name: string }>(
    sql`select id::int, name from targets where id = any(${sql.param(ids)}::bigint[])`,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const started: number[] = [];
  for (const id of ids) {
    const title = titleFor(body.title, names.get(id) ?? "");
    started.push((await start(asked, { ...body, title, targetIds: [id] })).id);
  }
  return started;
}

/** "Audit: Vantor Steel", unless the name is in it. */
const titleFor = (title: string, name: string): string =>
  (title.includes(name) ? title : `${title}: ${name}`).slice(0, 200).replace(/\p{Surrogate}$/u, "");

/** Breaking off comes last (LkSG § 7(3)): with a reason, by who approves. */
function requireLastResort({ session }: Asked, { typeId, reason }: Start): void {
  if (typeId !== LAST_RESORT) return;
  requirePermission(session, "reports:approve");
  if (reason === undefined) throw invalid("body.reason", "is needed for a last resort");
}

/** The three that an alert names first, of at most so many. */
const NEAREST = 3;
const MOST_TARGETS = 20;

async function nearestTargets(tx: Tx, customerId: number, alertIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct near.target_id::int as id
      from unnest(${sql.param([...alertIds])}::bigint[]) as asked(id)
      join lateral (
        select t.target_id from alert_targets t
         where t.customer_id = ${customerId} and t.alert_id = asked.id
         order by t.tier, t.confidence desc, t.target_id limit ${NEAREST}) near on true
     order by 1 limit ${MOST_TARGETS}`);
  return rows.map(({ id }) => id);
}

async function usualDay(asked: Asked, typeId: string): Promise<string | null> {
  const { value } = await ruleAt(asked.tx, "action-recommendations", registerDay(), actionRecommendationsSchema);
  const type = value.types.find(({ id }) => id === typeId);
  return type ? daysLater(dayOf(asked), type.dueInDays) : null;
}

async function requireAlerts(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from alerts where customer_id = ${customerId} and id = any(${sql.param([...ids])}::bigint[])`);
  if (rows[0]?.n !== ids.length) throw notFound("alert");
}

async function requireTargets(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from targets
     where id = any(${sql.param([...ids])}::bigint[]) and (owner_id is null or owner_id = ${customerId})`);
  if (rows[0]?.n !== new Set(ids).size) throw notFound("target");
}

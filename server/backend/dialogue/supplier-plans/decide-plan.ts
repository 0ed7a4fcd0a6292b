import { sql } from "drizzle-orm";
import type { z } from "zod";
import { MOST_STEPS } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import type { decidePlan, SupplierPlan } from "~/backend/contract/supplier-plans";
import { days } from "~/time/duration";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { change } from "../../work/actions/change-action";
import { findAction } from "../../work/actions/read-actions";
import { dayOf, endOfDay } from "./plan-days";
import { readablePlan, type StoredPlan, storedPlan } from "./read-plans";
import { recordPlan } from "./record-plan";
import { mailSupplier } from "./send-plan";

type Asked = AskedBySession & { tx: Tx };
type Decision = z.output<NonNullable<typeof decidePlan.body>>;

/** Whose plan comes back has so long at least. */
const TIME_AGAIN = days(14);
/** So long after the last measure proof can be sent. */
const TIME_FOR_PROOF = days(30);

/**
 * Accepts a proposed plan, whose measures become steps of the action, or returns it. Throws 404; 409 `stale_version` with the current
 * plan, `not_proposed`, `over`, `too_many_steps`.
 */
export async function decide(
  asked: Asked,
  planId: number,
  { accept, reason, version }: Decision,
): Promise<SupplierPlan> {
  const plan = await changeable(asked, planId, version);
  if (plan.shown.state !== "proposed") throw new Refusal(409, "not_proposed", "Nothing is proposed");
  if (plan.isOver) throw new Refusal(409, "over", "The action is over");
  if (accept) await takeOver(asked, plan);
  const { customerId, userId } = asked.scope;
  const today = Date.now();
  const until = accept
    ? latest(plan.shown.dueOn, dayOf(Date.parse(lastDay(plan.shown)) + TIME_FOR_PROOF), dayOf(today + TIME_FOR_PROOF))
    : latest(plan.shown.dueOn, dayOf(today + TIME_AGAIN));
  await asked.tx.execute(sql`
    update supplier_plans
       set state = ${accept ? "accepted" : "returned"}, return_reason = ${accept ? null : reason}, decided_by = ${userId},
           decided_at = now(), turn_at = now(), version = version + 1, due_on = ${accept ? plan.shown.dueOn : until}::date
     where customer_id = ${customerId} and id = ${planId}`);
  await openUntil(asked.tx, customerId, planId, until);
  return told(asked, planId, accept ? "accepted" : "returned");
}

/** Takes a plan back that is not accepted yet. Throws 404; 409 `stale_version`, `closed`. */
export async function revoke(asked: Asked, planId: number, version: number): Promise<SupplierPlan> {
  const { tx, scope, session } = asked;
  const { customerId, userId } = scope;
  const { shown } = await changeable(asked, planId, version);
  if (["accepted", "done", "revoked"].includes(shown.state)) throw new Refusal(409, "closed", "It is closed");
  await tx.execute(sql`
    update supplier_plans set state = 'revoked', decided_by = ${userId}, decided_at = now(), version = version + 1
     where customer_id = ${customerId} and id = ${planId}`);
  const after = await storedPlan(tx, customerId, planId);
  await recordPlan(tx, customerId, actorOf(session), "revoked", after);
  return after.shown;
}

async function changeable({ tx, scope }: Asked, planId: number, version: number): Promise<StoredPlan> {
  const found = await readablePlan(tx, scope.customerId, planId);
  if (found.shown.version !== version) throw staleVersion(found.shown);
  return found;
}

/** What the supplier will do are the action's next steps, and its day is the last of theirs where that is later. */
async function takeOver(asked: Asked, { shown, actionId }: StoredPlan): Promise<void> {
  const action = await findAction(asked.tx, asked.scope.customerId, actionId);
  if (!action) throw notFound("plan");
  const steps = [
    ...action.steps.map(({ title, dueOn, assigneeId }) => ({ title, dueOn, assigneeId })),
    ...shown.measures.map(({ title, dueOn }) => ({ title, dueOn })),
  ];
  if (steps.length > MOST_STEPS)
    throw new Refusal(409, "too_many_steps", `An action has ${MOST_STEPS} steps at most`, { most: MOST_STEPS });
  await change(asked, actionId, {
    steps,
    dueOn: laterDay(action, shown),
    ...(action.rootCause === "" && { rootCause: shown.cause }),
    version: action.version,
  });
}

/** An action without a day keeps none. */
const laterDay = ({ dueOn }: Action, plan: SupplierPlan): string | null => dueOn && latest(dueOn, lastDay(plan));

const lastDay = ({ measures, dueOn }: SupplierPlan): string => latest(...measures.map((one) => one.dueOn)) || dueOn;

const latest = (...days: string[]): string => [...days].sort().at(-1) ?? "";

/** Every link that was sent opens until that day. */
async function openUntil(tx: Tx, customerId: number, planId: number, day: string): Promise<void> {
  await tx.execute(sql`
    update requests set expires_at = ${endOfDay(day).toISOString()}::timestamptz
     where customer_id = ${customerId} and plan_id = ${planId}`);
}

async function told({ tx, scope, session }: Asked, planId: number, happened: "accepted" | "returned") {
  const after = await storedPlan(tx, scope.customerId, planId);
  await mailSupplier(tx, scope.customerId, after.shown);
  await recordPlan(tx, scope.customerId, actorOf(session), happened, after);
  return after.shown;
}

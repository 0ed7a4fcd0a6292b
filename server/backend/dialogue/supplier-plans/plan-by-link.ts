import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { LinkedPlan, proposePlan } from "~/backend/contract/supplier-plans";
import { days } from "~/time/duration";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Database, Tx } from "../../platform/db/database";
import { verifyContact } from "../contacts/contacts";
import { type RequestLink, requestOfLink } from "../requests/request-of-link";
import { tellAssignees } from "./notify-assignees";
import { dayOf, lastToday } from "./plan-days";
import { type StoredPlan, storedPlan } from "./read-plans";
import { linkActor, recordPlan } from "./record-plan";
import { invalid } from "./send-plan";

type Proposed = Omit<z.output<NonNullable<typeof proposePlan.body>>, keyof RequestLink>;

/** Reads a plan and changes nothing: mail gateways follow links, too. Throws 404. */
export const openByLink = (database: Database, link: RequestLink): Promise<LinkedPlan> =>
  byLink(database, link, async () => undefined);

/** No measure of a plan takes longer. */
const LONGEST_MEASURE = days(10 * 366);

/** Throws 404; 409 `closed`, `stale_version`; 422 for a day that is past, or too far from now. */
export function proposeByLink(database: Database, link: RequestLink, proposed: Proposed): Promise<LinkedPlan> {
  return byLink(database, link, async (tx, { customerId, plan }) => {
    const { cause, measures, name, version } = proposed;
    refuseOver(plan, ["asked", "returned", "proposed"]);
    refuseStale(plan, version);
    requireDays(measures);
    await tx.execute(sql`
      update supplier_plans
         set state = 'proposed', cause = ${cause}, measures = ${JSON.stringify(measures.map((one) => ({ ...one, doneAt: null })))}::jsonb,
             proposed_by = ${name}, proposed_at = now(), turn_at = now(), version = version + 1
       where customer_id = ${customerId} and id = ${plan.shown.id}`);
    const { target, contact } = plan.shown;
    await verifyContact(tx, customerId, target.id, contact.email);
    const after = await storedPlan(tx, customerId, plan.shown.id);
    await tellAssignees(tx, { customerId, userId: null }, "plan-proposed", after);
    await recordPlan(tx, customerId, linkActor(after), "proposed", after);
  });
}

function requireDays(measures: Proposed["measures"]): void {
  const [first, last] = [lastToday(), dayOf(Date.now() + LONGEST_MEASURE)];
  const wrong = measures.findIndex(({ dueOn }) => dueOn < first || dueOn > last);
  if (wrong >= 0) throw invalid(`measures.${wrong}.dueOn`, `is not from ${first} to ${last}`);
}

/** Measures by their places are done, and so are the action's steps of the same words. Throws 404; 409 `closed`, `stale_version`. */
export function progressByLink(
  database: Database,
  link: RequestLink,
  { done, version }: { done: readonly number[]; version: number },
): Promise<LinkedPlan> {
  return byLink(database, link, async (tx, { customerId, plan }) => {
    refuseOver(plan, ["accepted", "done"]);
    refuseStale(plan, version);
    const now = new Date().toISOString();
    const newly = plan.shown.measures.filter((one, at) => !one.doneAt && done.includes(at));
    if (newly.length === 0) return;
    const measures = plan.shown.measures.map((one) => (newly.includes(one) ? { ...one, doneAt: now } : one));
    await tx.execute(sql`
      update supplier_plans set measures = ${JSON.stringify(measures)}::jsonb, version = version + 1
       where customer_id = ${customerId} and id = ${plan.shown.id}`);
    // The action before its steps, as whoever changes it does.
    await tx.execute(sql`
      update actions set version = version + 1, updated_at = now() where customer_id = ${customerId} and id = ${plan.actionId}`);
    for (const { title, dueOn } of newly) await tickStep(tx, customerId, plan.actionId, { title, dueOn });
    const after = await storedPlan(tx, customerId, plan.shown.id);
    await recordPlan(tx, customerId, linkActor(after), "progress", after);
  });
}

/** One step, of those with the same words the first that is open; none where somebody has reworded it. */
async function tickStep(
  tx: Tx,
  customerId: number,
  actionId: number,
  { title, dueOn }: { title: string; dueOn: string },
): Promise<void> {
  await tx.execute(sql`
    update action_steps set done_at = now()
     where customer_id = ${customerId} and action_id = ${actionId} and position = (
       select position from action_steps
        where customer_id = ${customerId} and action_id = ${actionId} and title = ${title} and done_at is null
        order by due_on is distinct from ${dueOn}::date, position limit 1)`);
}

/** Whose plan a link opens. Throws 404 for one that opens none any more, whatever the reason. */
export async function planOfLink(database: Database, link: RequestLink) {
  const request = await requestOfLink(database, link);
  const { customerId, customer, planId } = request ?? {};
  if (!customerId || !planId) throw notFound("plan");
  return { customerId, customer: customer ?? "", planId };
}

/** Runs in the customer's own scope, which the link stands for, and answers what is there afterwards. */
export async function byLink(
  database: Database,
  link: RequestLink,
  run: (tx: Tx, found: { customerId: number; plan: StoredPlan }) => Promise<void>,
): Promise<LinkedPlan> {
  const { customerId, customer, planId } = await planOfLink(database, link);
  return database.asCustomer({ customerId, userId: null }, async (tx) => {
    const plan = await storedPlan(tx, customerId, planId, true);
    if (plan.shown.state === "revoked" || (await hasLeft(tx, customerId, plan))) throw notFound("plan");
    await run(tx, { customerId, plan });
    return toLinked(customer, await storedPlan(tx, customerId, planId));
  });
}

/** Whoever was removed from the contacts of the target has nothing to do with it any more. */
async function hasLeft(tx: Tx, customerId: number, { shown: { target, contact } }: StoredPlan): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from target_contacts where customer_id = ${customerId} and target_id = ${target.id}
       and lower(email) = lower(${contact.email}) and state = 'left'`);
  return rows.length > 0;
}

/** Nothing of what the customer's people are called, nor of the contact: links are forwarded. */
function toLinked(customer: string, { shown, isOver }: StoredPlan): LinkedPlan {
  const {
    target,
    contact: _,
    id: __,
    sentBy: ___,
    sentAt: ____,
    decidedBy: _____,
    waitingSince: ______,
    ...plan
  } = shown;
  return { customer, target: target.name, closed: isOver, ...plan };
}

export function refuseOver({ shown, isOver }: StoredPlan, open: readonly string[]): void {
  const state = shown.state === "expired" ? "asked" : shown.state;
  if (isOver || !open.includes(state)) throw new Refusal(409, "closed", "It is closed", { state: shown.state });
}

function refuseStale(plan: StoredPlan, version: number): void {
  if (plan.shown.version !== version) throw staleVersion(toLinked("", plan));
}

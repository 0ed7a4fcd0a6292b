import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Action } from "~/backend/contract/actions";
import type { SupplierPlan, sendPlan } from "~/backend/contract/supplier-plans";
import { days } from "~/time/duration";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import { findAction } from "../../work/actions/read-actions";
import { keepContacts, whyClosed } from "../contacts/contacts";
import { readContacts } from "../contacts/read-contacts";
import { tellAssignees } from "./notify-assignees";
import { dayOf } from "./plan-days";
import { storedPlan } from "./read-plans";
import { recordPlan } from "./record-plan";

type Asked = AskedBySession & { tx: Tx };
type Wanted = z.output<NonNullable<typeof sendPlan.body>>;

/** The job that writes the mail with its link. */
export const SEND_PLAN_MAIL = "send-plan-mail";

const LONGEST_TIME = days(366);

/**
 * Asks a contact of one of an action's targets for a plan. Throws 404 for an action that is not there; 409 `over`, `confidential`,
 * `already_open`, `bounced` and `opted_out`; 422 for a target or contact that is not the action's, and for a day out of bounds.
 */
export async function send(asked: Asked, actionId: number, wanted: Wanted): Promise<SupplierPlan> {
  const { tx, scope, session } = asked;
  const { customerId, userId } = scope;
  const { targetId, language, message, dueOn, confirmed } = wanted;
  // Two who ask at once: the second finds what the first one sent.
  await tx.execute(sql`select from actions where customer_id = ${customerId} and id = ${actionId} for no key update`);
  const action = await findAction(tx, customerId, actionId);
  if (!action) throw notFound("action");
  requireOpen(action);
  checkDay(dueOn);
  if (action.confidential && !confirmed) throw new Refusal(409, "confidential", "The action is confidential");
  const contact = await contactIn(asked, action, wanted);
  await requireNone(tx, customerId, actionId, targetId);
  await keepContacts(tx, customerId, new Map([[targetId, contact]]), "user");
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into supplier_plans (customer_id, action_id, target_id, contact_email, contact_name, language, title, action_due_on,
                                message, due_on, created_by)
    values (${customerId}, ${actionId}, ${targetId}, ${contact.email}, ${contact.name}, ${language}, ${action.title},
            ${action.dueOn}::date, ${message}, ${dueOn}::date, ${userId})
    returning id::float8 as id`);
  const plan = await storedPlan(tx, customerId, rows[0]?.id ?? 0);
  await mailSupplier(tx, customerId, plan.shown);
  await tellAssignees(tx, { customerId, userId }, "plan-sent", plan);
  await recordPlan(tx, customerId, actorOf(session), "sent", plan);
  return plan.shown;
}

/** Has the supplier written to about what the plan is now. */
export async function mailSupplier(tx: Tx, customerId: number, { id, version }: SupplierPlan): Promise<void> {
  await enqueue(tx, SEND_PLAN_MAIL, { customerId, planId: id, version }, { priority: "interactive" });
}

function requireOpen({ metaStatus }: Action): void {
  if (metaStatus === "Completed" || metaStatus === "Aborted") throw new Refusal(409, "over", "The action is over");
}

function checkDay(dueOn: string): void {
  if (dueOn < dayOf(Date.now())) throw invalid("dueOn", "is past");
  if (dueOn > dayOf(Date.now() + LONGEST_TIME)) throw invalid("dueOn", "is more than a year from now");
}

async function contactIn({ tx, scope }: Asked, { targets }: Action, { targetId, email, language }: Wanted) {
  const { customerId } = scope;
  if (!targets.some(({ id }) => id === targetId)) throw invalid("targetId", "is no target of the action");
  const known = (await readContacts(tx, customerId, targetId)).find(
    (one) => one.email.toLowerCase() === email.toLowerCase(),
  );
  if (!known) throw invalid("email", "is no contact of the target");
  const closed = await whyClosed(tx, customerId, email);
  if (closed) throw new Refusal(409, closed, "The contact has stopped e-mails");
  // Contacts have a language of those that all mails are written in.
  return { email: known.email, name: known.name, language: language === "fr" ? known.language : language };
}

async function requireNone(tx: Tx, customerId: number, actionId: number, targetId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from supplier_plans
     where customer_id = ${customerId} and action_id = ${actionId} and target_id = ${targetId} and state <> 'revoked' limit 1`);
  if (rows.length > 0) throw new Refusal(409, "already_open", "This supplier was asked already");
}

export const invalid = (field: string, message: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `body.${field}`, message }]);

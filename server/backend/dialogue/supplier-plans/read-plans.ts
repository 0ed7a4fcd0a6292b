import { type SQL, sql } from "drizzle-orm";
import type { PlanLanguage, PlanState } from "~/backend/contract/supplier-plan-words";
import type { SupplierPlan } from "~/backend/contract/supplier-plans";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { findAction } from "../../work/actions/read-actions";
import { lastToday } from "./plan-days";

const MOST = 100;

/** A plan as it is stored: what is shown of it, and of which action it is. */
export interface StoredPlan {
  shown: SupplierPlan;
  actionId: number;
  confidential: boolean;
  /** Its action is completed or aborted. */
  isOver: boolean;
}

/** Those of an action, newest first. */
export async function plansOf(tx: Tx, customerId: number, actionId: number): Promise<SupplierPlan[]> {
  const found = await select(tx, customerId, sql`x.action_id = ${actionId} order by x.id desc limit ${MOST}`);
  return found.map(({ shown }) => shown);
}

/** Throws 404 for one that is not the customer's, or of an action that who asks may not read. */
export async function readablePlan(tx: Tx, customerId: number, id: number): Promise<StoredPlan> {
  const found = await storedPlan(tx, customerId, id, true);
  if (!(await findAction(tx, customerId, found.actionId))) throw notFound("plan");
  return found;
}

/** Throws 404 for one that is not the customer's. `lock`: it will be changed. */
export async function storedPlan(tx: Tx, customerId: number, id: number, lock = false): Promise<StoredPlan> {
  const [found] = await select(tx, customerId, sql`x.id = ${id} ${lock ? sql`for update of x` : sql``}`);
  if (!found) throw notFound("plan");
  return found;
}

interface Row extends Record<string, unknown>, Omit<SupplierPlan, "target" | "contact" | "state" | "waitingSince"> {
  actionId: number;
  confidential: boolean;
  isOver: boolean;
  targetId: number;
  targetName: string;
  email: string;
  contactName: string;
  language: PlanLanguage;
  state: Exclude<PlanState, "expired" | "done">;
  isLate: boolean;
  turnAt: string;
}

async function select(tx: Tx, customerId: number, where: SQL): Promise<StoredPlan[]> {
  const nameOf = (user: SQL) => sql`(select concat_ws(' ', u.firstname, u.lastname) from users u
    where u.customer_id = x.customer_id and u.id = ${user})`;
  const { rows } = await tx.execute<Row>(sql`
    select x.id::float8 as id, x.action_id::float8 as "actionId", a.confidential, a.meta_status in ('Completed', 'Aborted') as "isOver",
           x.target_id::float8 as "targetId", t.name as "targetName", x.contact_email as email, x.contact_name as "contactName",
           x.language, x.title, x.action_due_on::text as "actionDueOn", x.message, x.due_on::text as "dueOn", x.state,
           x.due_on < ${lastToday()}::date as "isLate", x.cause, x.measures, x.proposed_by as "proposedBy",
           x.proposed_at as "proposedAt", x.return_reason as "returnReason", x.proofs, x.version, x.turn_at as "turnAt",
           x.created_at as "sentAt", ${nameOf(sql`x.created_by`)} as "sentBy", ${nameOf(sql`x.decided_by`)} as "decidedBy"
      from supplier_plans x
      join actions a on a.customer_id = x.customer_id and a.id = x.action_id
      join targets t on t.id = x.target_id
     where x.customer_id = ${customerId} and ${where}`);
  return rows.map(toStored);
}

function toStored({
  actionId,
  confidential,
  isOver,
  targetId,
  targetName,
  email,
  contactName,
  language,
  isLate,
  turnAt,
  ...row
}: Row): StoredPlan {
  const state = stateOf(row, isLate);
  const shown: SupplierPlan = {
    ...row,
    state,
    proposedAt: row.proposedAt && instant(row.proposedAt),
    sentAt: instant(row.sentAt),
    target: { id: targetId, name: targetName },
    contact: { email, name: contactName, language },
    waitingSince: WAITING.includes(state) ? instant(turnAt) : null,
  };
  return { shown, actionId, confidential, isOver };
}

/** It is the supplier's turn. */
const WAITING: readonly PlanState[] = ["asked", "expired", "returned", "accepted"];

/** Told by the row alone, so that no job has to come by for it to be true. */
function stateOf({ state, measures }: Pick<Row, "state" | "measures">, isLate: boolean): PlanState {
  if (state === "accepted" && measures.every(({ doneAt }) => doneAt)) return "done";
  return isLate && (state === "asked" || state === "returned") ? "expired" : state;
}

const instant = (text: string): string => new Date(text).toISOString();

import { and, eq } from "drizzle-orm";
import { type ActionTypeName, LAST_RESORT, SHORTEST_WAIVER } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actionDocuments, actionSteps, type actions } from "../../platform/db/schema/actions";
import type { Change } from "./change-action";
import { type ActionCompletion, checkDay, latestCheck } from "./completion";
import { invalid } from "./invalid";
import { type CheckedBefore, dropsCheck, isCheckedByLaw, isOfLaw, saysWhy } from "./waiver";

interface Asked {
  customerId: number;
  before: Action;
  body: Change;
  rule: ActionCompletion;
  /** Whether the asker may approve. */
  approves: boolean;
}

/**
 * Completing needs every step done and a proof where the rule wants one, or a reason: 409 `steps_open` and `proof_missing`. What is over is
 * opened again with a reason: 422.
 */
export async function requireCompletable(tx: Tx, { customerId, before, body, rule, approves }: Asked): Promise<void> {
  const to = body.metaStatus ?? before.metaStatus;
  if (to === before.metaStatus) return;
  // As when many are changed: whoever manages actions calls breaking off off, and only who approves goes on with it (LkSG § 7(3)).
  if (before.typeId === LAST_RESORT && to !== "Aborted" && !approves) {
    throw new Refusal(409, "last_resort", "A last resort is begun and finished by who approves");
  }
  if (isOver(before.metaStatus) && !isOver(to)) {
    // What is reopened is checked only if it is completed again.
    if (isCheckedByLaw(before, rule) && !saysWhy(body.reason)) {
      throw invalid(
        "body.reason",
        `is needed to reopen what has a check by law: at least ${SHORTEST_WAIVER} characters`,
      );
    }
    if (!body.reason) throw invalid("body.reason", "is needed to reopen");
  }
  if (to !== "Completed" || body.completedReason) return;
  const of = and(eq(actionSteps.customerId, customerId), eq(actionSteps.actionId, before.id));
  const steps = await tx.select().from(actionSteps).where(of).orderBy(actionSteps.position);
  const open = steps.filter(({ doneAt }) => !doneAt).map(({ title }) => title);
  if (open.length > 0) throw new Refusal(409, "steps_open", "Steps are still open", { steps: open });
  if (!rule.proof.includes(before.typeId as ActionTypeName)) return;
  const proofs = and(eq(actionDocuments.customerId, customerId), eq(actionDocuments.actionId, before.id));
  if ((await tx.$count(actionDocuments, proofs)) === 0) {
    throw new Refusal(409, "proof_missing", "Attach what proves it, or say why there is none");
  }
}

export const isOver = (status: Action["metaStatus"]) => status === "Completed" || status === "Aborted";

type Finished = CheckedBefore & Pick<Action, "completedAt"> & { effect: unknown };

/** Who completes it, and the day of a moment where they are: months are counted from it. */
export interface Completer {
  userId: number | null;
  dayOf(moment: Date): string;
}

/** The columns that follow from where it goes: when and by whom it was completed, by when its effect is checked, and what of that is void. */
export function outcomeOf(
  before: Finished,
  body: Pick<Change, "metaStatus" | "purpose" | "effectDueOn" | "completedReason" | "reason">,
  rule: ActionCompletion,
  by: Completer,
): Partial<typeof actions.$inferInsert> {
  const metaStatus = body.metaStatus ?? before.metaStatus;
  const purpose = body.purpose === undefined ? before.purpose : body.purpose;
  if (metaStatus !== "Completed") {
    const leaves = before.metaStatus === "Completed" && body.metaStatus !== undefined;
    const dropped = waiverOf(before, { metaStatus, purpose, effectDueOn: null }, body, rule);
    const isReopened = isOver(before.metaStatus) && !isOver(metaStatus);
    return {
      metaStatus,
      ...{ completedAt: null, completedBy: null },
      ...(leaves && { effectDueOn: null, completedReason: null }),
      // What goes on is judged anew; what was found of an action that is called off afterwards stays with it.
      ...(isReopened && { ...NOT_ASSESSED, ...keptOfCheck(before, body, rule), ...staleWaiver(before, rule) }),
      ...(dropped && { effectWaived: dropped }),
    };
  }
  const completedAt = new Date(before.completedAt ?? Date.now());
  const completedOn = by.dayOf(completedAt);
  const wanted = body.effectDueOn === undefined ? before.effectDueOn : body.effectDueOn;
  // A day that nobody changes stays: whoever changes something else may be where completion was on another day.
  const isKept =
    before.metaStatus === "Completed" &&
    purpose === before.purpose &&
    before.effectDueOn !== null &&
    wanted === before.effectDueOn;
  const effectDueOn = isKept ? before.effectDueOn : checkDay({ purpose, completedOn, wanted }, rule);
  if (body.effectDueOn && body.effectDueOn !== effectDueOn) {
    if (body.effectDueOn < completedOn) throw invalid("body.effectDueOn", "is before completion");
    throw invalid("body.effectDueOn", `is after ${latestCheck(completedOn, rule)}`);
  }
  const { completedReason } = body;
  const dropped = waiverOf(before, { metaStatus, purpose, effectDueOn }, body, rule);
  const completer = before.metaStatus === "Completed" ? {} : { completedBy: by.userId };
  return {
    ...(before.metaStatus === "Aborted" && { ...NOT_ASSESSED, ...staleWaiver(before, rule) }),
    ...{ metaStatus, completedAt, ...completer, effectDueOn },
    ...(completedReason && { completedReason }),
    ...(effectDueOn ? { effectWaived: null } : dropped && { effectWaived: dropped }),
  };
}

type Checked = Parameters<typeof dropsCheck>[1];

/** What is kept of a check that this drops; null where it drops none. Throws 422 without a reason. */
function waiverOf(before: CheckedBefore, after: Checked, { reason }: Pick<Change, "reason">, rule: ActionCompletion) {
  if (!dropsCheck(before, after, rule)) return null;
  if (saysWhy(reason)) return { dueOn: before.effectDueOn ?? before.effectWaived?.dueOn ?? null, reason };
  throw invalid("body.reason", `is needed to drop the effectiveness check: at least ${SHORTEST_WAIVER} characters`);
}

/** What is kept of the check by law of an action that is reopened: it may be called off before it is completed again. */
const keptOfCheck = (before: Finished, { reason }: Pick<Change, "reason">, rule: ActionCompletion) =>
  isCheckedByLaw(before, rule) && !before.effect && reason
    ? { effectWaived: { dueOn: before.effectDueOn, reason } }
    : {};

/** Of what was called off and goes on: only of a check by law it stays of interest why it was dropped. */
const staleWaiver = (before: Finished, rule: ActionCompletion) =>
  before.metaStatus === "Aborted" && !isOfLaw(before, rule) ? { effectWaived: null } : {};

const NOT_ASSESSED = { effect: null, effectNote: "", effectBy: null, effectAt: null };

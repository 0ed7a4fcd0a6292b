import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Action, changeAction } from "~/backend/contract/actions";
import { dayOf } from "../../platform/call/day-of";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actions } from "../../platform/db/schema/actions";
import { ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import { assign } from "./assign";
import { actionCompletionSchema } from "./completion";
import { differs } from "./differs";
import { keepEffectClocks } from "./effect-clock";
import { movesGrievance, recordGrievance } from "./linked-grievance";
import { notifyAssigned } from "./notify-people";
import { planned } from "./planned";
import { putSteps, requireStepsInTime } from "./put-steps";
import { findAction } from "./read-actions";
import { requireReader } from "./readers";
import { recordAction } from "./record-action";
import { startNext } from "./start-next";
import { outcomeOf, requireCompletable } from "./transition";

type Asked = AskedBySession & { tx: Tx };
export type Change = z.output<NonNullable<typeof changeAction.body>>;

/** Changes what is given, and leaves the rest. What changes nothing leaves no trace. */
export async function change(asked: Asked, actionId: number, given: Change): Promise<Action> {
  const { tx, scope } = asked;
  const { customerId } = scope;
  const one = and(eq(actions.customerId, customerId), eq(actions.id, actionId));
  const [locked] = await tx
    .select({ version: actions.version, grievanceId: actions.grievanceId })
    .from(actions)
    .where(one)
    .for("update");
  const before = locked && (await findAction(tx, customerId, actionId));
  if (!before) throw notFound("action");
  if (before.version !== given.version) throw staleVersion(before);
  const isMoved = await movesGrievance(asked, locked.grievanceId, given.grievanceId);
  const body = isMoved && given.grievanceId !== null ? { confidential: true, ...given } : given;
  if (!isMoved && !differs(before, body)) return before;
  const { title, description, dueOn, assignees, skipped, steps, blockedReason } = body;
  if (steps || dueOn !== undefined)
    requireStepsInTime(steps ?? before.steps, dueOn === undefined ? before.dueOn : dueOn);
  const { value: rule } = await ruleAt(tx, "action-completion", registerDay(), actionCompletionSchema);
  if (steps) await putSteps(asked, actionId, steps);
  await requireCompletable(tx, {
    ...{ customerId, before, body, rule },
    approves: asked.session.permissions.includes("reports:approve"),
  });
  if (assignees) await assign(tx, customerId, actionId, assignees);
  if (body.confidential ?? before.confidential) await requireReader(asked, actionId);
  await tx
    .update(actions)
    .set({
      ...said({ title, description, dueOn, blockedReason, grievanceId: body.grievanceId }),
      ...planned(body),
      ...outcomeOf(before, body, rule, { userId: scope.userId, dayOf: (moment) => dayOf(asked, moment) }),
      ...(skipped === undefined
        ? {}
        : { skippedReason: skipped?.reason ?? null, skippedUntil: skipped?.until ?? null }),
      version: body.version + 1,
      updatedAt: new Date(),
    })
    .where(one);
  await keepEffectClocks(tx, customerId, [actionId]);
  const after = await findAction(tx, customerId, actionId);
  if (!after) throw notFound("action");
  await notifyAssigned(asked, before, after);
  if (before.metaStatus !== "Completed" && after.metaStatus === "Completed") await startNext(asked, after);
  await recordAction(asked, before, after, body.reason ?? body.completedReason);
  if (isMoved) await recordGrievance(asked, actionId, locked.grievanceId, body.grievanceId ?? null);
  return after;
}

/** Without what was left out. */
const said = <T extends object>(columns: T): Partial<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<T>;

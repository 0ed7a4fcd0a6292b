import { and, eq } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import { EXPIRES_SOON } from "~/backend/contract/document-words";
import { dayIn } from "~/time/day-start";
import { days } from "~/time/duration";
import { asNobody } from "../../platform/db/as-nobody";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { actions } from "../../platform/db/schema/actions";
import type { EvidenceEntry } from "../../platform/evidence/ledger";
import { ruleAt } from "../../platform/rules/register";
import { registerDay } from "../../platform/rules/register-day";
import { actionCompletionSchema } from "../actions/completion";
import { keepEffectClocks } from "../actions/effect-clock";
import { findAction } from "../actions/read-actions";
import { actionEntries } from "../actions/record-action";
import { RENEWAL_RULE } from "../actions/renewal-task";
import { isOver, outcomeOf } from "../actions/transition";

interface Asked {
  tx: Tx;
  scope: CustomerScope;
}

/** Which renewals are begun is found for all customers at once, by the calendar of UTC, and so are those that a document ends. */
const inUtc = (moment?: Date): string => dayIn("UTC", moment ?? new Date());

/** Whether a document with this last day runs out so soon that its renewal is begun, or has run out. */
export const asksRenewal = (validUntil: string | null): boolean =>
  validUntil !== null && validUntil <= inUtc(new Date(Date.now() + days(EXPIRES_SOON)));

/**
 * Ends a renewal that is still open, whoever reads it and whatever of it is left, and answers what is to be said of it in the ledger. What
 * somebody has completed or aborted stays as it is. It begins no next one, also where the action comes again: its document does that.
 */
export async function endRenewal(
  asked: Asked,
  actionId: number,
  { metaStatus, reason }: { metaStatus: "Completed" | "Aborted"; reason: string },
): Promise<EvidenceEntry[]> {
  const ended = await changeOpen(asked, actionId, async (before) => {
    const { value: rule } = await ruleAt(asked.tx, "action-completion", registerDay(), actionCompletionSchema);
    const given = metaStatus === "Completed" ? { metaStatus, completedReason: reason } : { metaStatus, reason };
    return { columns: outcomeOf(before, given, rule, { userId: asked.scope.userId, dayOf: inUtc }), reason };
  });
  return ended ?? [];
}

/**
 * Moves an open renewal to its document's new last day, unless somebody has given it another day or a step would be due after it. Answers
 * null where it is over: the document is to be renewed anew.
 */
export function moveRenewal(
  asked: Asked,
  actionId: number,
  { from, to }: { from: string | null; to: string },
): Promise<EvidenceEntry[] | null> {
  return changeOpen(asked, actionId, async ({ dueOn, steps }) => {
    const isLate = steps.some((step) => step.dueOn !== null && step.dueOn > to);
    return dueOn === from && !isLate ? { columns: { dueOn: to } } : null;
  });
}

type Changed = { columns: Partial<typeof actions.$inferInsert>; reason?: string };

/** Changes an action that is open, or leaves it where `change` answers null; null for one that is over. */
function changeOpen(
  { tx, scope }: Asked,
  actionId: number,
  change: (before: Action) => Promise<Changed | null>,
): Promise<EvidenceEntry[] | null> {
  const { customerId } = scope;
  const one = and(eq(actions.customerId, customerId), eq(actions.id, actionId));
  return asNobody(tx, scope, async () => {
    await tx.select({ id: actions.id }).from(actions).where(one).for("update");
    const before = await findAction(tx, customerId, actionId);
    if (!before || isOver(before.metaStatus)) return null;
    const changed = await change(before);
    if (!changed) return [];
    const version = before.version + 1;
    await tx
      .update(actions)
      .set({ ...changed.columns, version, updatedAt: new Date() })
      .where(one);
    await keepEffectClocks(tx, customerId, [actionId]);
    const after = await findAction(tx, customerId, actionId);
    return after ? actionEntries(RENEWAL_RULE, before, after, changed.reason) : [];
  });
}

import type { EvidenceEntry } from "../../platform/evidence/ledger";
import type { BriefAction } from "./action-columns";

/**
 * What the ledger keeps of an action that was changed with many others: what such a change can change and what tells one action from another,
 * under the action and under each of its alerts, as when it is changed alone.
 */
export function bulkEntries(
  actor: EvidenceEntry["actor"],
  before: BriefAction,
  after: BriefAction,
  reason: string | null = null,
): EvidenceEntry[] {
  const { id, confidential, alertIds } = after;
  const told = confidential ? withoutWords : whole;
  const action: EvidenceEntry = {
    ...{ actor, subjectType: "action", subjectId: String(id), kind: "action.changed" },
    ...{ before: told(before), after: told(after) },
    // Whoever reads the ledger as a whole reads no words of what is confidential.
    reason: confidential ? null : reason,
  };
  if (confidential) return [action];
  const [was, is] = [inShort(before), inShort(after)];
  return [
    action,
    ...alertIds.map((alertId) => ({
      ...{ actor, subjectType: "alert", subjectId: String(alertId), kind: "alert.action" },
      ...{ before: was, after: is },
    })),
  ];
}

const inShort = ({ id, typeId, title, metaStatus, skipped }: BriefAction) => ({
  ...{ id, typeId, title, metaStatus, skipped },
});

const withoutWords = ({
  typeId,
  metaStatus,
  dueOn,
  assignees,
  completedAt,
  effectDueOn,
  effect,
  effectWaived,
  confidential,
}: BriefAction) => ({
  ...{ typeId, metaStatus, dueOn, assignees, completedAt, effectDueOn, effect, confidential },
  effectWaived: effectWaived && { dueOn: effectWaived.dueOn },
});

const whole = (action: BriefAction) => ({
  ...withoutWords(action),
  ...{ id: action.id, title: action.title, completedReason: action.completedReason, skipped: action.skipped },
  effect: action.effect && { result: action.effect, note: action.effectNote, at: action.effectAt },
  effectWaived: action.effectWaived,
});

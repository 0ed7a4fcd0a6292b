import type { Action } from "~/backend/contract/actions";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { appendEvidence, type EvidenceEntry } from "../../platform/evidence/ledger";

/** Writes what was decided about an action into the ledger: under the action itself, and under each alert that it is about. */
export async function recordAction(
  { tx, scope, session }: AskedBySession & { tx: Tx },
  before: Action | null,
  after: Action,
  reason: string | null = null,
): Promise<void> {
  await appendEvidence(tx, scope.customerId, actionEntries(actorOf(session), before, after, reason));
}

/** The same as entries, for who writes them with others. */
export function actionEntries(
  actor: EvidenceEntry["actor"],
  before: Action | null,
  after: Action,
  reason: string | null = null,
): EvidenceEntry[] {
  const [was, is] = [before && inShort(before), inShort(after)];
  return [
    {
      actor,
      subjectType: "action",
      subjectId: String(after.id),
      kind: before ? "action.changed" : "action.started",
      before: before && kept(before, after),
      after: kept(after, after),
      // Whoever reads the ledger as a whole reads no words of what is confidential.
      reason: after.confidential ? null : reason,
    },
    ...(after.confidential ? [] : after.alertIds).map((alertId) => ({
      actor,
      subjectType: "alert",
      subjectId: String(alertId),
      kind: "alert.action",
      before: was,
      after: is,
    })),
  ];
}

/** As an alert's activity tells it. */
const inShort = ({ id, typeId, title, metaStatus, skipped }: Action) => ({ id, typeId, title, metaStatus, skipped });

/** What the ledger keeps of an action; `confidential` is as it is after the change. */
export const kept = (action: Action, { confidential }: Action) =>
  confidential || action.confidential ? withoutWords(action) : whole(action);

/** What an action is and what became of it: who, when and how, and nothing that somebody wrote. */
const withoutWords = ({
  typeId,
  metaStatus,
  dueOn,
  purpose,
  assignees,
  completedAt,
  effectDueOn,
  effect,
  effectWaived,
  ...rest
}: Action) => ({
  typeId,
  metaStatus,
  dueOn,
  purpose,
  assignees,
  completedAt,
  effectDueOn,
  effect: effect?.result ?? null,
  effectWaived: effectWaived && { dueOn: effectWaived.dueOn },
  confidential: rest.confidential,
});

const whole = ({
  version: _,
  createdAt: __,
  createdBy: ___,
  alertIds: ____,
  isWithSupplier: _____,
  ...decided
}: Action) => decided;

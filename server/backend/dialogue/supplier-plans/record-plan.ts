import type { Tx } from "../../platform/db/database";
import { appendEvidence, type EvidenceEntry } from "../../platform/evidence/ledger";
import type { StoredPlan } from "./read-plans";

type Happened = "sent" | "proposed" | "returned" | "accepted" | "revoked" | "progress" | "proof";

/** Writes what happened to a plan into the ledger of its action; of a confidential one no words. */
export async function recordPlan(
  tx: Tx,
  customerId: number,
  actor: EvidenceEntry["actor"],
  happened: Happened,
  { shown, actionId, confidential }: StoredPlan,
): Promise<void> {
  const { id, target, contact, state, dueOn, cause, measures, proposedBy, returnReason, proofs } = shown;
  const facts = { planId: id, targetId: target.id, state, dueOn, measures: measures.length, proofs: proofs.length };
  const words = { contact: contact.email, message: shown.message, cause, measures, proposedBy, returnReason, proofs };
  await appendEvidence(tx, customerId, [
    {
      actor,
      subjectType: "action",
      subjectId: String(actionId),
      kind: `action.plan-${happened}`,
      after: confidential ? facts : { ...facts, ...words },
    },
  ]);
}

/** The supplier, as far as the link tells who it is. */
export const linkActor = ({ shown }: StoredPlan) => ({ type: "link", id: shown.contact.email }) as const;

import type { EvidenceEntry } from "../../../platform/evidence/ledger";
import type { StatusChange } from "./statuses";
import type { Overtaken } from "./store-matches";

const BY_RULE = { type: "rule", id: "name-matching" } as const;

/** A decision that holds no more, because what it was about has changed or is gone. */
export function overtakenEntry(match: Overtaken, ruleVersion: string): EvidenceEntry {
  const { id, kind, targetId, listName, entityId, decision, reason } = match;
  return {
    actor: BY_RULE,
    subjectType: "sanctions-match",
    subjectId: String(id),
    kind: `sanctions-match.${kind}`,
    before: { decision, reason, targetId, listName, entityId },
    after: { decision: kind === "reopened" ? "undecided" : decision, open: kind === "reopened" },
    reason: kind === "reopened" ? "The entry or the target has changed" : "It is not found any more",
    ruleVersion,
  };
}

/** @param lists their versions, when it was screening that changed the status and not a decision */
export function statusEntry(
  { targetId, before, after, viaPath }: StatusChange,
  ruleVersion: string,
  lists?: ReadonlyMap<string, number>,
): EvidenceEntry {
  return {
    actor: BY_RULE,
    subjectType: "target-screening",
    subjectId: String(targetId),
    kind: "target-screening.changed",
    before: before === null ? null : { status: before },
    after: { status: after, via: viaPath, ...(lists && { lists: Object.fromEntries(lists) }) },
    reason: null,
    ruleVersion,
  };
}

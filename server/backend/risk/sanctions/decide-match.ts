import { sql } from "drizzle-orm";
import type { SanctionsMatch } from "~/backend/contract/sanctions";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import type { Actor } from "../../platform/db/schema/evidence";
import type { MatchDecision } from "../../platform/db/schema/sanctions";
import { appendEvidence } from "../../platform/evidence/ledger";
import { readMatch } from "./read-matches";
import { statusEntry } from "./screening/evidence-entries";
import { refreshStatuses } from "./screening/statuses";

export interface Decision {
  matchId: number;
  decision: MatchDecision;
  reason: string | null;
  /** The version that the decider saw. */
  version: number;
}

/** Says whether a target is the listed entity; the status of that target, and of those that hang on it, follows at once. */
export async function decideMatch(
  tx: Tx,
  scope: { customerId: number; userId: number | null },
  actor: Actor,
  { matchId, decision, reason, version }: Decision,
): Promise<SanctionsMatch> {
  const { customerId, userId } = scope;
  const before = await readMatch(tx, customerId, matchId, true);
  if (!before) throw notFound("match");
  if (before.version !== version) throw staleVersion(before);
  if (before.closedAt !== null) throw new Refusal(409, "match_closed", "This match no longer exists");
  const decided = decision !== "undecided";
  await tx.execute(sql`
    update sanctions_matches set decision = ${decision}, decision_reason = ${reason}, version = version + 1,
      decided_by = ${decided ? userId : null}::bigint, decided_at = case when ${decided} then now() end,
      reopened = false
    where customer_id = ${customerId} and id = ${matchId}`);
  const after = await readMatch(tx, customerId, matchId);
  if (!after) throw notFound("match");
  const changes = await refreshStatuses(tx, customerId);
  await appendEvidence(tx, customerId, [
    {
      actor,
      subjectType: "sanctions-match",
      subjectId: String(matchId),
      kind: "sanctions-match.decided",
      before: toldOf(before),
      after: toldOf(after),
      reason,
      ruleVersion: after.ruleVersion,
    },
    ...changes.map((change) => statusEntry(change, after.ruleVersion)),
  ]);
  return after;
}

/** What the decision was taken on, readable when entry and target are long gone. */
function toldOf(match: SanctionsMatch) {
  const {
    targetId,
    listName,
    listVersion,
    entityId,
    entityName,
    matchedName,
    score,
    verdict,
    decision,
    decisionReason,
  } = match;
  return {
    decision,
    reason: decisionReason,
    targetId,
    listName,
    listVersion,
    entityId,
    entityName,
    matchedName,
    score,
    verdict,
  };
}

import type { TargetChange } from "~/backend/contract/target-changes";
import type { Tx } from "../../../platform/db/database";
import { appendEvidence, type EvidenceEntry } from "../../../platform/evidence/ledger";
import type { Changed, Changer, Done } from "./apply-change";

/** Writes a change of targets into the ledger, an entry for each thing that it really did to a target. */
export async function recordChange(
  tx: Tx,
  { customerId, actor }: Pick<Changer, "customerId" | "actor">,
  change: TargetChange,
  changed: readonly Changed[],
  undone = false,
): Promise<void> {
  const away = (change.kind === "unfollow") !== undone;
  const entries = changed.flatMap(([id, done]) =>
    factsOf(change, done, away).map(
      (fact): EvidenceEntry => ({
        ...fact,
        actor,
        subjectType: "target",
        subjectId: String(id),
        reason: undone ? "undo" : null,
      }),
    ),
  );
  if (entries.length > 0) await appendEvidence(tx, customerId, entries);
}

type Fact = Pick<EvidenceEntry, "kind" | "before" | "after">;

function factsOf(change: TargetChange, done: Done, away: boolean): Fact[] {
  const facts: Fact[] = [];
  if (done.follow) {
    const [before, after] = [{ followed: away }, { followed: !away }];
    facts.push({ kind: away ? "target.unfollowed" : "target.followed", before, after });
  }
  if (done.in) {
    const collectionIds = done.in;
    const [before, after] = away ? [{ collectionIds }, null] : [null, { collectionIds }];
    facts.push({ kind: away ? "target.uncollected" : "target.collected", before, after });
  }
  if (done.edge && change.kind === "edges") {
    const edge = { type: change.type, toId: change.toId ?? null };
    const [before, after] = away ? [edge, null] : [null, edge];
    facts.push({ kind: away ? "target.edge-taken-back" : "target.edge-told", before, after });
  }
  return facts;
}

import { sql } from "drizzle-orm";
import type { Duplicate } from "~/backend/contract/target-merges";
import type { Tx } from "../../platform/db/database";
import type { Actor } from "../../platform/db/schema/evidence";
import { appendEvidence } from "../../platform/evidence/ledger";
import { readPair } from "./read-pairs";
import { lockMerging } from "./sides";

/** Says that two targets are two, or takes that back; a second time changes nothing. Throws 404. */
export async function decidePair(
  tx: Tx,
  { customerId, pairId, state, actor }: { customerId: number; pairId: number; state: Duplicate["state"]; actor: Actor },
): Promise<Duplicate> {
  await lockMerging(tx, customerId);
  const before = await readPair(tx, customerId, pairId);
  if (before.state === state) return before;
  const by = state === "apart" && actor.type === "user" ? actor.id : null;
  await tx.execute(sql`
    update target_duplicates set state = ${state}, decided_by = ${by}::bigint,
           decided_at = ${state === "apart" ? sql`now()` : sql`null`} where customer_id = ${customerId} and id = ${pairId}`);
  const { one, other } = before;
  await appendEvidence(tx, customerId, [
    {
      ...{ actor, subjectType: "target", subjectId: String(one.id), kind: "target.duplicate-decided" },
      before: { state: before.state },
      after: { state, other: { id: other.id, name: other.name }, score: before.score },
    },
  ]);
  return readPair(tx, customerId, pairId);
}

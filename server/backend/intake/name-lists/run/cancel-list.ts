import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { operations } from "../../../platform/db/schema/imports";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { lockOperation, one } from "../../../platform/operations/operation-row";
import type { ListKey } from "./list-key";

/** Stops the matching of a list at its next portion; the lines that were matched until then stay. Throws `Refusal` 409 `list_matched` where nothing runs any more. */
export async function cancelList(tx: Tx, { customerId, operationId }: ListKey, actor: Actor): Promise<void> {
  const { state, done, total } = await lockOperation(tx, customerId, operationId);
  if (state === "Cancelled") return;
  if (state !== "Queued" && state !== "Running") {
    throw new Refusal(409, "list_matched", "The list is no longer being matched");
  }
  await tx.update(operations).set({ state: "Cancelled", finishedAt: new Date() }).where(one(customerId, operationId));
  await appendEvidence(tx, customerId, [
    {
      ...{ actor, subjectType: "name-list", subjectId: String(operationId), kind: "name-list.cancelled" },
      after: { done, total },
    },
  ]);
}

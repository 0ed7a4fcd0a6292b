import { sql } from "drizzle-orm";
import type { Operation } from "~/backend/contract/operations";
import { requireFillable } from "../../../network/following/changes/require-collections";
import { startChange } from "../../../network/following/changes/start-change";
import { actorOf } from "../../../people/session/actor";
import type { AskedBySession } from "../../../platform/call/handler";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import { noteInResult } from "./note-in-result";

/**
 * Follows the targets that lines were decided to be, or puts them into collections, or both: one operation, which can be taken back. Throws `Refusal`
 * 409 `nothing_decided`, 422 without anything to do, and what a change of targets throws.
 * @param before the operation that did so last
 */
export async function adopt(
  asked: AskedBySession & { tx: Tx },
  operationId: number,
  { follow, collectionIds }: { follow: boolean; collectionIds: number[] },
  before: number | undefined,
): Promise<Operation> {
  const { tx, scope, session } = asked;
  if (!follow && collectionIds.length === 0) {
    throw new Refusal(422, "invalid_input", "Nothing to do", [
      { path: "body.collectionIds", message: "is required where the targets are not followed" },
    ]);
  }
  await requireFillable(asked, collectionIds);
  const targetIds = await decidedTargets(tx, scope.customerId, operationId);
  if (targetIds.length === 0) throw new Refusal(409, "nothing_decided", "No line was decided to be a target");
  const into = collectionIds.length > 0 ? { collectionIds } : {};
  const change = follow ? ({ kind: "follow", ...into } as const) : ({ kind: "assign", collectionIds } as const);
  const changer = { ...scope, actor: actorOf(session), fills: [] };
  const operation = await startChange(tx, changer, targetIds, change);
  // Of one that found everything done there is nothing to take back: the one before it stays to be undone.
  const isNothing = operation.state === "Done" && operation.changed === 0;
  if (!isNothing || before === undefined)
    await noteInResult(tx, { customerId: scope.customerId, operationId }, { adoptedBy: operation.id });
  return operation;
}

async function decidedTargets(tx: Tx, customerId: number, operationId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct t.id from name_list_lines l join targets t on t.id = l.target_id
     where l.customer_id = ${customerId} and l.operation_id = ${operationId} and l.decision = 'target'
       and (t.owner_id is null or t.owner_id = ${customerId})
     order by t.id`);
  return rows.map(({ id }) => Number(id));
}

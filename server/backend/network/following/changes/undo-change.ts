import type { Operation } from "~/backend/contract/operations";
import { type OperationRow, one, toOperation } from "../../../alerts/triage/operations";
import type { Tx } from "../../../platform/db/database";
import { operations } from "../../../platform/db/schema/imports";
import type { Changed, Changer, Done } from "./apply-change";
import { recordChange } from "./record-change";
import { revertChange } from "./revert-change";
import type { ChangeInput } from "./start-change";

/** Takes a change of targets back, all of it in one piece. */
export async function undoTargetsChange(tx: Tx, changer: Changer, row: OperationRow): Promise<Operation> {
  const { change } = row.input as unknown as ChangeInput;
  const did = (row.result?.changed as Changed[] | undefined) ?? [];
  const changed = did.map(([id, done]): Changed => [id, within(done, changer.fills)]);
  const back = new Set(await revertChange(tx, changer, change, changed, row.createdAt));
  const [after] = await tx
    .update(operations)
    .set({ undoneAt: new Date() })
    .where(one(changer.customerId, row.id))
    .returning();
  await recordChange(
    tx,
    changer,
    change,
    changed.filter(([id]) => back.has(id)),
    true,
  );
  return toOperation(after ?? row);
}

/** What was done, as far as it is this one's to take back: a collection may be gone, or others' to fill. */
function within({ in: all = [], ...rest }: Done, fills: readonly number[]): Done {
  const kept = all.filter((id) => fills.includes(id));
  return kept.length > 0 ? { ...rest, in: kept } : rest;
}

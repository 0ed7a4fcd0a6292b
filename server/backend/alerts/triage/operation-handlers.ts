import { readOperation, undoOperation } from "~/backend/contract/operations";
import { fillable } from "../../network/following/changes/require-collections";
import { CHANGE_TARGETS } from "../../network/following/changes/start-change";
import { undoTargetsChange } from "../../network/following/changes/undo-change";
import { actorOf } from "../../people/session/actor";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { operations } from "../../platform/db/schema/imports";
import { RULE_RUN } from "../alert-rules/apply-rules";
import { undoRun } from "../alert-rules/undo-run";
import type { Changer } from "./apply-change";
import { type ChangeInput, changedBy, lockOperation, one, toOperation } from "./operations";
import { recordUndo } from "./record";
import { requireUndo } from "./require-undo";
import { revertChange } from "./revert-change";

export const operationHandlers: Handler[] = [
  answer(readOperation, async ({ tx, scope, params }) => {
    const [row] = await tx.select().from(operations).where(one(scope.customerId, params.operationId));
    if (!row) throw notFound("operation");
    return toOperation(row);
  }),

  answer(undoOperation, async (asked) => {
    const { tx, scope, session, params } = asked;
    const { customerId } = scope;
    const row = await lockOperation(tx, customerId, params.operationId);
    await requireUndo(asked, row);
    if (row.undoneAt) throw new Refusal(409, "undone_already", "It was taken back already");
    if (row.state !== "Done" && row.state !== "Failed") throw new Refusal(409, "not_done", "It is still being done");
    const changer: Changer = { ...scope, actor: actorOf(session) };
    if (row.kind === RULE_RUN) return toOperation(await undoRun(tx, changer, row));
    if (row.kind === CHANGE_TARGETS) {
      return undoTargetsChange(tx, { ...changer, fills: await fillable(asked) }, row);
    }
    const { change } = row.input as unknown as ChangeInput;
    const changed = changedBy(row);
    const reverted = new Set(await revertChange(tx, customerId, change, changed));
    const [after] = await tx
      .update(operations)
      .set({ undoneAt: new Date() })
      .where(one(customerId, row.id))
      .returning();
    await recordUndo(
      tx,
      changer,
      change,
      changed.filter(([id]) => reverted.has(id)),
    );
    return toOperation(after ?? row);
  }),
];

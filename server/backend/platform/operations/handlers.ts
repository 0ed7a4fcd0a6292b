import { readOperation, undoOperation } from "~/backend/contract/operations";
import type { Permission } from "~/backend/contract/permissions";
import { type AskedBySession, answer, type Handler } from "../call/handler";
import { notFound, Refusal } from "../call/refusal";
import { requirePermission } from "../call/require-permission";
import type { Tx } from "../db/database";
import { operations } from "../db/schema/imports";
import { lockOperation, type OperationRow, one, toOperation } from "./operation-row";

/** A kind of bulk change that can be taken back: what making it takes, and how it is taken back. */
export interface Undo {
  permission: Permission;
  /** Throws a Refusal where this asker may not take this one back, beyond the permission. */
  require?(asked: AskedInTransaction, row: OperationRow): Promise<void>;
  /** Takes it back and notes that; answers the row as it is then. */
  run(asked: AskedInTransaction, row: OperationRow): Promise<OperationRow>;
}

export type AskedInTransaction = AskedBySession & { tx: Tx };

/** Progress and undo of bulk changes; `undos` by the kind of the operation. Any other kind cannot be taken back: 404. */
export const operationHandlers = (undos: Readonly<Record<string, Undo>>): Handler[] => [
  answer(readOperation, async ({ tx, scope, params }) => {
    const [row] = await tx.select().from(operations).where(one(scope.customerId, params.operationId));
    if (!row) throw notFound("operation");
    return toOperation(row);
  }),

  answer(undoOperation, async (asked) => {
    const row = await lockOperation(asked.tx, asked.scope.customerId, asked.params.operationId);
    const undo = undos[row.kind];
    if (!undo) throw notFound("operation");
    await requireUndo(undo, asked, row);
    if (row.undoneAt) throw new Refusal(409, "undone_already", "It was already undone");
    if (row.state !== "Done" && row.state !== "Failed") throw new Refusal(409, "not_done", "It is still being done");
    return toOperation(await undo.run(asked, row));
  }),
];

/** Taking a change back needs the permission that making it needs. */
async function requireUndo(undo: Undo, asked: AskedInTransaction, row: OperationRow): Promise<void> {
  requirePermission(asked.session, undo.permission);
  await undo.require?.(asked, row);
}

import { actorOf } from "../../people/session/actor";
import type { Tx } from "../../platform/db/database";
import type { Undo } from "../../platform/operations/handlers";
import { noteUndone, type OperationRow } from "../../platform/operations/operation-row";
import type { Changer } from "../triage/apply-change";
import { recordUndo } from "../triage/record";
import { revertChange } from "../triage/revert-change";
import type { DoneChange } from "./apply-rules";

/** Takes one run of a rule back. */
export const runUndo: Undo = {
  permission: "rules:manage",
  run: ({ tx, scope, session }, row) => undoRun(tx, { ...scope, actor: actorOf(session) }, row),
};

/** Takes one run back, its last change first, where nobody has changed the alerts since. Needs the row locked. */
export async function undoRun(tx: Tx, changer: Changer, row: OperationRow): Promise<OperationRow> {
  const { customerId } = changer;
  const changes = (row.result?.changes as DoneChange[] | undefined) ?? [];
  const reverted: DoneChange[] = [];
  for (const { change, changed } of changes.toReversed()) {
    const ids = new Set(await revertChange(tx, customerId, change, changed));
    reverted.push({ change, changed: changed.filter(([id]) => ids.has(id)) });
  }
  const after = await noteUndone(tx, row);
  for (const { change, changed } of reverted) await recordUndo(tx, changer, change, changed);
  return after;
}

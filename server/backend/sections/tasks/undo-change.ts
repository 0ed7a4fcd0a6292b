import { takeAlertBack } from "../../alerts/triage/assign-alert";
import { Refusal } from "../../platform/call/refusal";
import { operations } from "../../platform/db/schema/imports";
import type { AskedInTransaction, Undo } from "../../platform/operations/handlers";
import { noteUndone, one } from "../../platform/operations/operation-row";
import { change as changeAction } from "../../work/actions/change-action";
import { findAction } from "../../work/actions/read-actions";
import { type BulkChange, type Changed, holdBack, unlessRefused } from "./change-tasks";
import { unfinish } from "./finish-task";
import { unplan } from "./plan-task";
import { partsOf, rowsOf } from "./shown-tasks";
import { numbered, record } from "./task-entries";

export const CHANGE_TASKS = "tasks.change";

/**
 * Takes a change of several tasks back, where nobody changed them since. Where none of what was finished opens again: 403 `not_permitted` if the
 * asker may not open one of them, else 409 `changed_since`.
 */
export const tasksChangeUndo: Undo = {
  permission: "actions:manage",

  async run(asked, row) {
    const changed = (row.result?.changed as Changed[] | undefined) ?? [];
    await holdBack(
      asked,
      changed.map(([key]) => key),
    );
    const undone: { kind: ReturnType<typeof numbered>["kind"]; id: number }[] = [];
    let forbidden: Refusal | null = null;
    for (const each of changed) {
      const done = await undo(asked, each).catch((error: unknown) => {
        // Of several, those that the asker may open again are opened.
        if (!(error instanceof Refusal) || error.status !== 403) throw error;
        forbidden = error;
        return false;
      });
      if (done) undone.push(numbered({ key: each[0] }));
    }
    const kept = changed.length - undone.length;
    const { change } = row.input as { change: BulkChange };
    if (undone.length === 0 && "done" in change)
      throw forbidden ?? new Refusal(409, "changed_since", "It was changed since it was finished");
    if (kept > 0) {
      const result = { ...row.result, kept };
      await asked.tx.update(operations).set({ result }).where(one(row.customerId, row.id));
    }
    const after = await noteUndone(asked.tx, row);
    const shown = await rowsOf(asked.tx, asked.scope.customerId, undone);
    await record(
      asked,
      [...shown.values()]
        .map(partsOf)
        .filter(
          ({ kind }) => !(kind === "action" && isOfActions(changed)) && !(kind === "alert" && isOfAlerts(changed)),
        ),
      "task.undone",
      null,
    );
    return after;
  },
};

/** The action's own entries say that it was given back, or opened again. */
const isOfActions = (changed: readonly Changed[]): boolean =>
  changed.some(([, before]) => "assignees" in before || "completed" in before);

const isOfAlerts = (changed: readonly Changed[]): boolean => changed.some(([, before]) => "alertOf" in before);

async function undo(asked: AskedInTransaction, [key, before]: Changed): Promise<boolean> {
  const task = numbered({ key });
  if ("alertOf" in before) return takeAlertBack(asked, task.id, before.givenTo, before.alertOf);
  if ("completed" in before || "ticked" in before) return unfinish(asked, key, before);
  if (!("assignees" in before)) return unplan(asked.tx, asked.scope, task, before);
  const { assignees, actionVersion } = before;
  const action = await findAction(asked.tx, asked.scope.customerId, task.id);
  if (action?.version !== actionVersion) return false;
  // Who has it again was not told that it was gone.
  const quiet = { ...asked, quietly: true };
  // It stays with whoever has it where those who had it before have left, or the asker could not read it then.
  const back = await unlessRefused(quiet, (own) => changeAction(own, task.id, { assignees, version: actionVersion }));
  return back !== null;
}

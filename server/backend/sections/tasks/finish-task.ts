import type { Task } from "~/backend/contract/tasks";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { type Completed, complete } from "../../work/actions/complete-action";
import { takeBack } from "../../work/actions/undo-actions";
import { type PlanBefore, plan, unplan } from "./plan-task";
import { rowsOf } from "./shown-tasks";
import { SOURCES } from "./sources";
import { numbered, record } from "./task-entries";

type Asked = AskedBySession & { tx: Tx };

/** What undoing needs: the completed action, or the plan that was ticked and which version its own row had then. */
export type Finished = { completed: Completed } | { ticked: PlanBefore; rowVersion: number };

/** Finishes a task by its own rules. Throws 409 `not_here` for what is finished where it arose, and what an action's rules refuse. */
export async function finish(asked: Asked, task: Task): Promise<Finished> {
  const { kind, id } = numbered(task);
  if (!task.canDo.includes("done")) throw new Refusal(409, "not_here", "This is finished where it arose");
  if (kind === "action") return { completed: await complete(asked, id) };
  const ticked = await plan(asked.tx, asked.scope, { kind, id }, { done: true });
  await record(asked, [task], "task.done", null);
  // A task's version is its row's and its plan's together; the tick raised the plan's by one.
  return { ticked, rowVersion: task.version - (ticked.version - 1) };
}

/** Opens a task again where nobody changed it since; false where somebody did. Throws 403 for who may not see such tasks, or not open this one again. */
export async function unfinish(asked: Asked, key: string, finished: Finished): Promise<boolean> {
  const { tx, scope } = asked;
  if ("completed" in finished) {
    const { action, started } = finished.completed;
    const { kept, forbidden } = await takeBack(asked, [action], started);
    if (forbidden > 0) requirePermission(asked.session, "reports:approve");
    return kept === 0;
  }
  const task = numbered({ key });
  const { permission } = SOURCES[task.kind];
  if (permission) requirePermission(asked.session, permission);
  const row = (await rowsOf(tx, scope.customerId, [task])).get(key);
  return row?.version === finished.rowVersion && (await unplan(tx, scope, task, finished.ticked));
}

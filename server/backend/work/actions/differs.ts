import type { Action } from "~/backend/contract/actions";
import type { Change } from "./change-action";

/** Whether a change asks for anything else than what is there. */
export function differs(before: Action, change: Change): boolean {
  const { version: _, reason: __, grievanceId: ___, assignees, steps, success, ...plain } = change;
  const keys = (list: readonly { kind: string; id: number }[]) => list.map(({ kind, id }) => `${kind}:${id}`).sort();
  if (assignees && keys(assignees).join() !== keys(before.assignees).join()) return true;
  if (steps && !sameSteps(before.steps, steps)) return true;
  if (success) {
    const { measure, before: from = null, after: to = null } = success;
    if (!same({ measure, before: from, after: to }, before.success)) return true;
  }
  return Object.entries(plain).some(
    ([name, value]) => value !== undefined && !same(value, before[name as keyof typeof plain]),
  );
}

type Steps = NonNullable<Change["steps"]>;

function sameSteps(before: Action["steps"], steps: Steps): boolean {
  if (before.length !== steps.length) return false;
  return steps.every(({ title, dueOn = null, assigneeId = null, done }, at) => {
    const was = before[at];
    if (!was || was.title !== title || was.dueOn !== dueOn || was.assigneeId !== assigneeId) return false;
    return done === undefined || done === (was.doneAt !== null);
  });
}

/** The database orders the keys of what it builds in its own way. */
function same(one: unknown, other: unknown): boolean {
  const ordered = (value: unknown): unknown =>
    value !== null && typeof value === "object" && !Array.isArray(value) ? Object.entries(value).sort() : value;
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

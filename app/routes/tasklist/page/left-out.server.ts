import type { Operation } from "~/backend/contract/operations";
import { TASK_NOT_CHANGED } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { taskHref, taskObject, taskTitle } from "~/domain/task/task-words.server";
import type { Speech } from "~/i18n/speech.server";

export interface LeftOut {
  /** "3 tasks not changed". */
  heading: string;
  rows: { key: string; name: string; href: string | null; why: string }[];
  more: string | null;
  closeHref: string;
}

/** So many are named. */
export const MOST_NAMED = 5;

/** Which of several tasks stayed as they are, each with why; null where none did. `tasks` are those that are still open for the reader. */
export function leftOutOf(
  operation: Operation | null,
  tasks: readonly Task[],
  closeHref: string,
  speech: Speech,
): LeftOut | null {
  const failures = operation?.kind === "tasks.change" ? (operation.failures ?? []) : [];
  if (failures.length === 0) return null;
  const { say, number } = speech;
  const more = failures.length - MOST_NAMED;
  const count = failures.length;
  return {
    heading: say("tasks:leftOut.heading", { count, number: number(count) }),
    rows: failures.slice(0, MOST_NAMED).map(({ id, key = String(id), name, why }) => {
      const task = tasks.find((one) => one.key === key);
      const title = task ? taskTitle(task, speech) : name;
      return {
        key,
        name: speech.list([title ?? say("tasks:leftOut.unnamed", { id }), task ? taskObject(task, speech) : null]),
        href: task ? taskHref(task) : null,
        why: say(`tasks:leftOut.why.${TASK_NOT_CHANGED.find((one) => one === why) ?? "refused"}`),
      };
    }),
    more: more > 0 ? say("tasks:leftOut.more", { count: more, number: number(more) }) : null,
    closeHref,
  };
}

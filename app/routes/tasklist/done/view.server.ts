import { TASK_ICONS, taskHref, taskObject, taskTitle } from "~/domain/task/task-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { EVERYTHING } from "../page/filter";
import { railOf } from "../page/rail.server";
import { filesOf } from "../page/view.server";
import { DONE } from "../page/whose";
import type { DoneAnswer } from "./queries.server";

/** Done tasks in words. */
export function viewOf({ list, counts, isFirst }: DoneAnswer, speech: Speech) {
  return {
    rail: railOf(counts, null, EVERYTHING, speech),
    rows: list.content.map((task) => ({
      key: task.key,
      icon: TASK_ICONS[task.kind],
      title: taskTitle(task, speech),
      object: taskObject(task, speech) ?? speech.say(`tasks:oneOfKind.${task.kind}`),
      href: taskHref(task),
      done: speech.say("tasks:doneOn", { day: speech.date(task.doneAt) }),
    })),
    exports: filesOf(`?owner=${DONE}`, speech),
    firstHref: isFirst ? null : paths.doneTasks(),
    nextHref: list.after ? paths.doneTasks(list.after) : null,
  };
}
export type DoneView = ReturnType<typeof viewOf>;

import { EXPORT_FORMATS } from "~/backend/contract/feed-export";
import { COUNTED_GROUPS, TASK_GROUPS } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { TASK_ICONS, taskHref, taskObject, taskTitle } from "~/domain/task/task-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { initialsOf } from "~/ui/initials";
import { withTask } from "./chosen";
import { isNarrowed, type TaskFilter, toSearch } from "./filter";
import type { TasksAnswer } from "./queries.server";
import { countedText, railOf } from "./rail.server";
import { searchOf, type Whose } from "./whose";
import { daysBetween, dueOf, moreOf } from "./words.server";

interface Asked {
  whose: Whose;
  filter: TaskFilter;
  /** Filters of the address that are none of ours. */
  ignored: number;
  mayChange: boolean;
  /** The task that is asked for beside the list. */
  chosen: string | null;
  /** Where the reader is. */
  today: string;
}

/** A list of tasks in words. */
export function viewOf(
  { list, counts }: TasksAnswer,
  { whose, filter, ignored, mayChange, chosen, today }: Asked,
  speech: Speech,
) {
  const hrefOf = (other: TaskFilter) => hrefOfList(whose, toSearch(other));
  const listHref = hrefOf(filter);
  const open = COUNTED_GROUPS.reduce((sum, group) => sum + list.groups[group], 0);
  const waiting = list.groups.waiting;
  const say = speech.say;
  return {
    heading: headingOf(whose, counts.teams, speech),
    here: chosen ? withTask(listHref, chosen) : listHref,
    listHref,
    note: ignored > 0 ? say("explorer:notes.ignored", { count: ignored, number: speech.number(ignored) }) : null,
    open: say("tasks:count", { count: open, number: countedText(open, speech) }),
    waiting: waiting > 0 ? say("tasks:waitingCount", { count: waiting, number: countedText(waiting, speech) }) : null,
    rail: railOf(counts, whose, filter, speech),
    /** For who may see what others owe. */
    workloadHref: counts.all === null || whose.owner === "me" ? null : workloadOf(whose),
    clocks: whose.owner === "me" ? counts.clocks.map((task) => clockOf(task, today, speech)) : [],
    groups: TASK_GROUPS.flatMap((group) => {
      const rows = list.content.filter((task) => task.group === group);
      if (rows.length === 0) return [];
      const count = countedText(list.groups[group], speech);
      return [
        {
          group,
          name: say(`tasks:groups.${group}`),
          count,
          rows: rows.map((task) => rowOf(task, { listHref, chosen, today, mayChange }, speech)),
        },
      ];
    }),
    filter: {
      action: hrefOfList(whose, ""),
      q: filter.q,
      kind: filter.kind ?? "",
      kept: { ...(filter.due && { due: filter.due }), ...(filter.statutory && { statutory: "true" }) },
      kinds: [
        { value: "", label: say("tasks:anyKind") },
        ...Object.keys(TASK_ICONS).map((kind) => ({ value: kind, label: say(`tasks:kinds.${kind as Task["kind"]}`) })),
      ],
      clearHref: isNarrowed(filter) ? hrefOfList(whose, "") : null,
    },
    empty: say(isNarrowed(filter) ? "tasks:empty.filtered" : `tasks:empty.${EMPTY[whose.owner]}`),
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: list.after ? hrefOf({ ...filter, after: list.after }) : null,
    exports: filesOf(searchOf(whose, filter), speech),
    mayChange,
    startHref: mayChange ? paths.startAction({}) : null,
  };
}
export type TasksView = ReturnType<typeof viewOf>;
export type TaskRow = ReturnType<typeof rowOf>;

const EMPTY = { me: "mine", team: "team", all: "all" } as const;

/** The files of a list, for its menu. */
export const filesOf = (search: string, { say }: Pick<Speech, "say">) =>
  EXPORT_FORMATS.map((format) => ({
    format,
    href: paths.tasksExport(format, search),
    text: say(`tasks:export.${format}`),
  }));

const workloadOf = (whose: Whose): string => paths.workload(whose.owner === "team" ? `?teamId=${whose.teamId}` : "");

function hrefOfList(whose: Whose, search: string): string {
  if (whose.owner === "team") return paths.teamTasks(whose.teamId, search);
  return whose.owner === "all" ? paths.allTasks(search) : paths.tasks(search);
}

function headingOf(whose: Whose, teams: readonly { id: number; name: string }[], speech: Speech): string {
  if (whose.owner !== "team") return speech.say(`tasks:headings.${whose.owner === "me" ? "mine" : "all"}`);
  const name = teams.find(({ id }) => id === whose.teamId)?.name ?? "";
  return speech.say("tasks:headings.team", { name });
}

interface Beside extends Pick<Asked, "chosen" | "today" | "mayChange"> {
  listHref: string;
}

function rowOf(task: Task, { listHref, chosen, today, mayChange }: Beside, speech: Speech) {
  const { key, kind, group, statutory, priority, owners, canDo, version } = task;
  const title = taskTitle(task, speech);
  return {
    ...{ key, version, title },
    icon: TASK_ICONS[kind],
    kind: speech.say(`tasks:oneOfKind.${kind}`),
    href: withTask(listHref, key),
    isChosen: key === chosen,
    object: taskObject(task, speech),
    more: moreOf(task, today, speech),
    due: dueOf(task, today, speech),
    statutory: statutory ? speech.say("tasks:statutory") : null,
    high: priority === "High" && !statutory ? speech.say("tasks:high") : null,
    owners: owners.map(({ name }) => ({ name, initials: initialsOf(name) })),
    select: mayChange ? speech.say("tasks:select", { title }) : null,
    finish: mayChange && canDo.includes("done") ? speech.say("tasks:finishOne", { title }) : null,
    takeUp: mayChange && group === "putOff" ? speech.say("tasks:takeUp") : null,
  };
}

function clockOf(task: Task, today: string, speech: Speech) {
  const { key, dueOn, subject } = task;
  const kind = task.kind as "action-effect" | "grievance-acknowledge" | "grievance-feedback";
  const days = dueOn === null ? 0 : daysBetween(today, dueOn);
  const tone = days < 0 ? "late" : days <= SOON ? "soon" : "plain";
  return {
    key,
    href: taskHref(task),
    name: speech.say(`tasks:short.${kind}`, { id: subject.id ?? 0 }),
    when:
      days < 0
        ? speech.say("tasks:late", { count: -days })
        : days === 0
          ? speech.say("tasks:today")
          : speech.say("tasks:left", { count: days }),
    tone: tone as "late" | "soon" | "plain",
    law: speech.say(`tasks:law.${kind}`),
  };
}

/** Days before its end at which a legal deadline is marked. */
const SOON = 7;

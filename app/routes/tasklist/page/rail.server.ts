import { MOST_TASKS_COUNTED, TASK_KINDS } from "~/backend/contract/task-words";
import { TASK_ICONS } from "~/domain/task/task-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { IconName } from "~/ui/icon";
import { EVERYTHING, type TaskFilter, toSearch } from "./filter";
import type { TaskCounts } from "./queries.server";
import type { Whose } from "./whose";

interface RailEntry {
  name: string;
  href: string;
  icon: IconName;
  /** Null where nothing is counted. */
  count: string | null;
  current: boolean;
}

export interface Rail {
  label: string;
  parts: { name: string; entries: RailEntry[] }[];
}

/** More than `MOST_TASKS_COUNTED` are not counted one by one. */
export const countedText = (n: number, speech: Speech): string =>
  n >= MOST_TASKS_COUNTED ? `${speech.number(MOST_TASKS_COUNTED)}+` : speech.number(n);

/** The lists of tasks beside each other, with what is open in each. `whose` is null on a page that is none of them. */
export function railOf(counts: TaskCounts, whose: Whose | null, filter: TaskFilter, speech: Speech): Rail {
  const say = speech.say;
  const count = (n: number) => countedText(n, speech);
  const isMine = whose?.owner === "me";
  const own = (part: Partial<TaskFilter>) => paths.tasks(toSearch({ ...EVERYTHING, ...part }));
  const isPlain = !filter.kind && !filter.due && !filter.statutory;
  const lists: RailEntry[] = [
    {
      name: say("tasks:rail.mine"),
      href: paths.tasks(),
      icon: "user",
      count: count(counts.mine),
      current: isMine && isPlain,
    },
    ...counts.teams.map(
      ({ id, name, count: open }): RailEntry => ({
        ...{ name, href: paths.teamTasks(id), icon: "boxes", count: count(open) },
        current: whose?.owner === "team" && whose.teamId === id,
      }),
    ),
    {
      ...{
        name: say("tasks:rail.waiting"),
        href: own({ due: "waiting" }),
        icon: "clock",
        count: count(counts.waiting),
      },
      current: isMine && filter.due === "waiting",
    },
    ...(counts.all === null
      ? []
      : [
          {
            ...{
              name: say("tasks:rail.all"),
              href: paths.allTasks(),
              icon: "layers" as const,
              count: count(counts.all),
            },
            current: whose?.owner === "all",
          },
        ]),
    {
      name: say("tasks:rail.done"),
      href: paths.doneTasks(),
      icon: "check-circle",
      count: null,
      current: whose === null,
    },
  ];
  const law: RailEntry[] = [
    {
      ...{
        name: say("tasks:rail.clocks"),
        href: own({ statutory: true }),
        icon: "clock",
        count: count(counts.statutory),
      },
      current: isMine && filter.statutory,
    },
  ];
  const kinds = TASK_KINDS.filter((kind) => (counts.kinds[kind] ?? 0) > 0).map(
    (kind): RailEntry => ({
      name: say(`tasks:kinds.${kind}`),
      href: own({ kind }),
      icon: TASK_ICONS[kind],
      count: count(counts.kinds[kind] ?? 0),
      current: isMine && filter.kind === kind,
    }),
  );
  const actions: RailEntry[] = [
    { name: say("tasks:rail.allActions"), href: paths.actions(), icon: "list-checks", count: null, current: false },
    { name: say("tasks:rail.calendar"), href: paths.taskCalendars(), icon: "clock", count: null, current: false },
    ...(counts.all === null
      ? []
      : [
          {
            name: say("tasks:rail.owners"),
            href: paths.taskOwners(),
            icon: "settings" as const,
            count: null,
            current: false,
          },
        ]),
  ];
  const parts = [
    { name: say("tasks:rail.tasks"), entries: lists },
    ...(counts.statutory > 0 ? [{ name: say("tasks:rail.law"), entries: law }] : []),
    ...(kinds.length > 0 ? [{ name: say("tasks:rail.kinds"), entries: kinds }] : []),
    { name: say("tasks:rail.actions"), entries: actions },
  ];
  return { label: say("tasks:rail.label"), parts };
}

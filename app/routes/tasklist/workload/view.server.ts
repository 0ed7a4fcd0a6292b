import { EXPORT_FORMATS } from "~/backend/contract/feed-export";
import { FEWEST_FOR_SHARE } from "~/backend/contract/on-time";
import { MOST_TASKS_OWED, WORKLOAD_DAYS } from "~/backend/contract/workload";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { PERIODS, type WorkloadFilter } from "./filter";
import type { WorkloadAnswer } from "./queries.server";

/** Who owes how much, and how much was done in time, in words. */
export function viewOf({ load, onTime, teams, from, to }: WorkloadAnswer, filter: WorkloadFilter, speech: Speech) {
  const { say, number } = speech;
  const { due, late, open, aborted } = onTime;
  const counts = { count: due, onTime: number(onTime.onTime), due: number(due) };
  return {
    teamId: String(filter.teamId ?? ""),
    teams: [
      { value: "", label: say("tasks:workload.allTeams") },
      ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    days: String(filter.days),
    periods: PERIODS.map((days) => ({
      value: String(days),
      label: say("tasks:workload.days", { count: days, number: number(days) }),
    })),
    onTime: {
      period: say("tasks:workload.period", { from: speech.day(from), to: speech.day(to) }),
      share: due < FEWEST_FOR_SHARE ? null : speech.percent(onTime.onTime / due),
      counted: say("tasks:workload.counted", counts),
      /** Why no share is told. */
      few: due > 0 && due < FEWEST_FOR_SHARE ? say("tasks:workload.few", { least: number(FEWEST_FOR_SHARE) }) : null,
      rest:
        due === 0
          ? null
          : say("tasks:workload.rest", { late: number(late), open: number(open), aborted: number(aborted) }),
    },
    lead: say("tasks:workload.until", { day: speech.day(load.until) }),
    cut: load.isWhole
      ? null
      : say(filter.teamId === null ? "tasks:workload.cut" : "tasks:workload.cutTeam", {
          most: number(MOST_TASKS_OWED),
        }),
    none: say("tasks:workload.none", { days: number(WORKLOAD_DAYS) }),
    rows: load.owners.map(({ kind, id, name, due, overdue }) => ({
      key: `${kind}:${id}`,
      name,
      href: kind === "team" ? paths.teamTasks(id) : null,
      kind: say(`tasks:workload.${kind}`),
      due: number(due),
      overdue: number(overdue),
    })),
    exports: EXPORT_FORMATS.map((format) => ({
      format,
      href: paths.workloadExport(format, filter.teamId),
      text: say(`tasks:export.${format}`),
    })),
    backHref: filter.teamId === null ? paths.allTasks() : paths.teamTasks(filter.teamId),
  };
}
export type WorkloadView = ReturnType<typeof viewOf>;

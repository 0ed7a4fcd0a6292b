import { expect, test } from "vitest";
import { TASK_GROUPS, TASK_KINDS } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import type { Speech } from "~/i18n/speech.server";
import { EVERYTHING } from "./filter";
import { viewOf } from "./view.server";
import { daysBetween } from "./words.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  number: String,
  day: (day: string) => day,
  dayOf: (instant: string) => instant.slice(0, 10),
} as unknown as Speech;

const TASK: Task = {
  ...{
    key: "action:7",
    kind: "action",
    group: "overdue",
    title: "Call",
    details: {},
    subject: { type: "action", id: 7 },
  },
  ...{ target: null, dueOn: "2026-03-29", priority: "Medium", statutory: false, since: "2026-03-20T10:00:00.000Z" },
  ...{ waitingFor: null, owners: [{ kind: "user", id: 1, name: "Mara Keller" }], putOff: null },
  ...{ canDo: ["putOff", "assign", "done"], version: 3 },
};
const COUNTS = { mine: 1, waiting: 0, all: null, teams: [], kinds: {}, statutory: 0, clocks: [] };
const groups = Object.fromEntries(TASK_GROUPS.map((group) => [group, 0])) as Record<
  (typeof TASK_GROUPS)[number],
  number
>;

function rowOf(task: Partial<Task>, today = "2026-03-30", mayChange = true) {
  const list = { content: [{ ...TASK, ...task }], groups: { ...groups, overdue: 1 }, after: null };
  const asked = { whose: { owner: "me" } as const, filter: EVERYTHING, ignored: 0, mayChange, chosen: null, today };
  return viewOf({ list, counts: COUNTS }, asked, speech).groups[0]?.rows[0];
}

test("days late are counted in the calendar: none on the day itself", () => {
  expect(rowOf({})?.due).toEqual({ text: "tasks:late 1", tone: "late" });
  expect(rowOf({ group: "today" }, "2026-03-29")?.due).toEqual({ text: "tasks:today", tone: "today" });
  // The night in which the clocks go forward is one day, too.
  expect([daysBetween("2026-03-28", "2026-03-29"), daysBetween("2026-03-29", "2026-03-30")]).toEqual([1, 1]);
});

test("whoever may not change tasks is offered nothing to press", () => {
  expect(rowOf({}, "2026-03-30", false)).toMatchObject({ select: null, finish: null, takeUp: null });
  expect(rowOf({ canDo: ["assign"] })).toMatchObject({ finish: null, select: expect.any(String) });
});

test("it is said who has it and for how long, until when it rests and why, or which step is next", () => {
  expect([rowOf({})?.more, rowOf({ details: { next: "Visit it" } })?.more]).toEqual([null, "tasks:next Visit it"]);
  for (const kind of TASK_KINDS.filter((one) => one !== "action"))
    expect(rowOf({ kind })?.more).toBe(`tasks:next tasks:nextStep.${kind}`);
  expect(rowOf({ group: "waiting", waitingFor: "Ada" })?.more).toBe("tasks:waits 10 Ada");
  expect(rowOf({ group: "waiting", waitingFor: "Ada" }, "2026-03-20")?.more).toBe("tasks:waitsToday Ada");
  expect(rowOf({ group: "putOff", putOff: { until: "2026-04-02", reason: "Fair" } })?.more).toBe(
    "tasks:untilWhy 2026-04-02 Fair",
  );
});

test("of a thousand tasks and more no page says how many", () => {
  const list = { content: [TASK], groups: { ...groups, overdue: 1000, later: 30, waiting: 999 }, after: null };
  const asked = {
    whose: { owner: "all" } as const,
    filter: EVERYTHING,
    ignored: 2,
    mayChange: true,
    chosen: null,
    today: "2026-03-30",
  };
  const view = viewOf({ list, counts: COUNTS }, asked, speech);
  expect([view.open, view.waiting]).toEqual(["tasks:count 1030 1000+", "tasks:waitingCount 999 999"]);
  expect(view.groups[0]?.count).toBe("1000+");
  expect(view.note).toBe("explorer:notes.ignored 2 2");
});

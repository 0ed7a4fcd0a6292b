import { expect, test } from "vitest";
import { TASK_GROUPS, type TaskGroup } from "~/backend/contract/task-words";
import type { Task, TaskRead } from "~/backend/contract/tasks";
import type { Speech } from "~/i18n/speech.server";
import { paneOf } from "./pane.server";
import type { CommentsAnswer } from "./queries.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  word: (_: string, id: string) => id,
  list: (parts: (string | null)[]) => parts.filter(Boolean).join(", "),
  number: String,
  day: (day: string) => day,
  dateTime: (instant: string) => instant.slice(0, 16),
  date: (instant: string) => instant.slice(0, 10),
  dayOf: (instant: string) => instant.slice(0, 10),
} as unknown as Speech;

const TASK: Task = {
  ...{ key: "action:7", kind: "action", group: "overdue", title: "Call", details: {} },
  ...{ subject: { type: "action", id: 7 }, target: { id: 3, name: "Mill" }, dueOn: "2026-03-29", priority: "Medium" },
  ...{ statutory: false, since: "2026-03-20T10:00:00.000Z", waitingFor: null, owners: [], putOff: null },
  ...{ canDo: ["putOff", "assign", "done"], version: 3 },
};

const ACTION = {
  ...{ typeId: "watch", metaStatus: "Completed", description: "", steps: [], blockedReason: null, alert: null },
  ...{ success: { measure: "", before: null, after: null }, effectDueOn: null },
};

const NONE = Object.fromEntries(TASK_GROUPS.map((group) => [group, 0])) as Record<TaskGroup, number>;

function pane(task: Partial<Task>, more: Partial<TaskRead & { comments: CommentsAnswer }> = {}, mayChange = true) {
  const content = ["action:6", "action:7", "action:8"].map((one) => ({ key: one, group: "overdue" as const }));
  const groups = { ...NONE, overdue: 5 };
  const page = { content, groups, after: "x", isFirst: true, only: null };
  const asked = { listHref: "/tasklist", page, mayChange, mayReadLaws: mayChange, today: "2026-03-30" };
  return paneOf({ task: { ...TASK, ...task }, rule: null, action: null, comments: null, ...more }, asked, speech);
}
const fact = (name: string, { facts }: ReturnType<typeof pane>) =>
  facts.find((one) => one.name === `tasks:detail.${name}`);

test("beside the list stands who has it, on whom it is, since when, and how late it is", () => {
  expect(fact("about", pane({}))).toMatchObject({ text: "Mill", href: "/network/target/3/profile" });
  expect(fact("due", pane({}))).toMatchObject({ text: "tasks:late 1, 2026-03-29", tone: "late" });
  expect(fact("owners", pane({}))?.text).toBe("tasks:detail.nobody");
  expect(fact("since", pane({}))?.text).toBe("2026-03-20, tasks:detail.days 10");
  expect(fact("since", pane({ since: "1970-01-01T00:00:00.000Z" }))).toBeUndefined();
  expect(fact("waiting", pane({ waitingFor: "Ada" }))?.text).toBe("Ada, tasks:detail.days 10");
  const putOff = { until: "2026-04-02", reason: "Fair" };
  expect(fact("postponed", pane({ group: "putOff", putOff }))?.text).toBe("2026-04-02, Fair");
});

test("its neighbours of the page are one step away; beside a list that has not got it there are none", () => {
  expect(pane({}).place).toEqual({
    text: "tasks:detail.place 2 5",
    previousHref: "/tasklist?task=action%3A6",
    nextHref: "/tasklist?task=action%3A8",
  });
  expect(pane({ key: "action:8" }).place.nextHref).toBeNull();
  expect(pane({ key: "action:99" }).place).toEqual({ text: null, previousHref: null, nextHref: null });
});

test("where neither a law nor a person set the day it is told from when it is counted", () => {
  expect(pane({ key: "supplier-proposal:7", kind: "supplier-proposal" }).why.day).toBe("tasks:detail.dayRule 14 1");
  expect(pane({ key: "duplicates:1", kind: "duplicates" }).why.day).toBe("tasks:detail.dayRuleList 30 1");
  expect(pane({}).why.day).toBeNull();
});

test("of an entry that nobody but its writer may review it is said what is missing", () => {
  const draft = { key: "measure-review:7", kind: "measure-review" } as const;
  expect(pane(draft).why.text).toBe("tasks:why.measureNobody");
  expect(pane({ ...draft, owners: [{ kind: "user", id: 1, name: "Ada" }] }).why.text).toBe("tasks:why.measure-review");
});

test("the law is named of what a law dates only, with the rule that the day was computed by", () => {
  const rule = { source: "Directive", version: "2" };
  const clock = pane({ kind: "grievance-feedback", statutory: true, canDo: ["assign"] }, { rule });
  expect(clock.why).toEqual({
    text: "tasks:why.grievance-feedback",
    laws: [
      { text: "measures:laws.lksg-8", href: "/action-platform/laws/lksg-8?on=2026-03-30" },
      { text: "measures:laws.hinschg-17", href: "/action-platform/laws/hinschg-17?on=2026-03-30" },
    ],
    rule: "tasks:detail.rule Directive 2",
    day: null,
    fixed: "tasks:problems.law",
  });
  expect(clock.can).toEqual({ finish: false, takeUp: false, putOff: false, give: true, tick: false, comment: true });
  expect(pane({ kind: "action-effect" }).why).toMatchObject({ text: "tasks:why.effectPlanned", laws: [] });
  const check = (purpose: string, mayRead = true) =>
    pane({ kind: "action-effect", statutory: true }, { action: { ...ACTION, purpose } as TaskRead["action"] }, mayRead)
      .why.laws;
  expect(check("prevent").map(({ text }) => text)).toEqual(["measures:laws.lksg-6-5"]);
  expect(check("remedy").map(({ text }) => text)).toEqual(["measures:laws.lksg-7-4"]);
  // Where its page is closed to the reader.
  expect(check("remedy", false)).toEqual([{ text: "measures:laws.lksg-7-4", href: null }]);
  expect(pane({ dueOn: null }).why.text).toBe("tasks:why.actionUndated");
});

test("whoever may not change tasks is offered nothing but its page", () => {
  const { can, openHref } = pane({ group: "putOff" }, {}, false);
  const nothing = { finish: false, takeUp: false, putOff: false, give: false, tick: false, comment: false };
  expect([can, openHref]).toEqual([nothing, "/action/7"]);
});

test("what was said last stands in the order in which it was said, with the way to all of it", () => {
  const said = (id: number, createdBy: string | null) => ({
    id,
    text: `no. ${id}`,
    createdBy,
    createdAt: "2026-03-29T08:52:00.000Z",
  });
  const page = { number: 0, numberOfElements: 2, totalPages: 2, totalIsExact: true, after: "8" };
  const comments = { ...page, content: [said(9, "Jonas Thiele"), said(8, null)], totalElements: 3 };
  expect(pane({}, { comments }).comments).toEqual({
    count: "3",
    rows: [
      { id: 8, text: "no. 8", initials: null, by: "tasks:detail.formerUser", when: "2026-03-29T08:52" },
      { id: 9, text: "no. 9", initials: "JT", by: "Jonas Thiele", when: "2026-03-29T08:52" },
    ],
    allHref: "/action/7",
  });
  const all = { ...comments, totalElements: 2, after: null };
  expect(pane({}, { comments: all }).comments?.allHref).toBeNull();
});

test("steps are ticked of an action that is open, and of its check for effect no more", () => {
  expect([pane({}).can.tick, pane({ key: "action-effect:7", kind: "action-effect" }).can.tick]).toEqual([true, false]);
  expect(pane({ key: "action-effect:7", kind: "action-effect" }).actionId).toBe(7);
  expect(pane({ key: "import:7", kind: "import" }).actionId).toBeNull();
});

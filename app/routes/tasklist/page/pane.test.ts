import { expect, test } from "vitest";
import type { Task, TaskRead } from "~/backend/contract/tasks";
import type { Speech } from "~/i18n/speech.server";
import { paneOf } from "./pane.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  word: (_: string, id: string) => id,
  list: (parts: (string | null)[]) => parts.filter(Boolean).join(", "),
  number: String,
  day: (day: string) => day,
  date: (instant: string) => instant.slice(0, 10),
  dayOf: (instant: string) => instant.slice(0, 10),
} as unknown as Speech;

const TASK: Task = {
  ...{ key: "action:7", kind: "action", group: "overdue", title: "Call", details: {} },
  ...{ subject: { type: "action", id: 7 }, target: { id: 3, name: "Mill" }, dueOn: "2026-03-29", priority: "Medium" },
  ...{ statutory: false, since: "2026-03-20T10:00:00.000Z", waitingFor: null, owners: [], putOff: null },
  ...{ canDo: ["putOff", "assign", "done"], version: 3 },
};

function pane(task: Partial<Task>, more: Partial<TaskRead> = {}, mayChange = true) {
  const asked = { listHref: "/tasklist", keys: ["action:6", "action:7", "action:8"], mayChange, today: "2026-03-30" };
  return paneOf({ task: { ...TASK, ...task }, rule: null, action: null, ...more }, asked, speech);
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
    previousHref: "/tasklist?task=action%3A6",
    nextHref: "/tasklist?task=action%3A8",
  });
  expect(pane({ key: "action:8" }).place.nextHref).toBeNull();
  expect(pane({ key: "action:99" }).place).toEqual({ previousHref: null, nextHref: null });
});

test("the law is named of what a law dates only, with the rule that the day was computed by", () => {
  const rule = { source: "Directive", version: "2" };
  const clock = pane({ kind: "grievance-feedback", statutory: true, canDo: ["assign"] }, { rule });
  expect(clock.why).toEqual({
    text: "tasks:why.grievance-feedback",
    law: "tasks:law.grievance-feedback",
    rule: "tasks:detail.rule Directive 2",
    fixed: "tasks:problems.law",
  });
  expect(clock.can).toEqual({ finish: false, takeUp: false, putOff: false, give: true });
  expect(pane({ kind: "action-effect" }).why).toMatchObject({ text: "tasks:why.effectPlanned", law: null });
  expect(pane({ dueOn: null }).why.text).toBe("tasks:why.actionUndated");
});

test("whoever may not change tasks is offered nothing but its page", () => {
  const { can, openHref } = pane({ group: "putOff" }, {}, false);
  expect([can, openHref]).toEqual([{ finish: false, takeUp: false, putOff: false, give: false }, "/action/7"]);
});

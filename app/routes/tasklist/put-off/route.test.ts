import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action as giveAction } from "../give/route";
import { action } from "./route";
import { shortcutsFrom } from "./schema";

const returnTo = "/tasklist?kind=import";
const path = (keys: string) => `/tasklist/put-off?${new URLSearchParams({ keys, returnTo })}`;
const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const FIELDS = { until: soon, reason: "Fair" };
const done = (more: object) => ({
  ...{ id: 4, kind: "tasks.change", state: "Done", done: 2, total: 2, changed: 1, error: null, canUndo: true },
  ...more,
});

test("the versions go with the tasks that were seen, and what was left out is named above the list", async () => {
  const failures = [{ id: 8, key: "import:8", name: "Decide", why: "changed" }];
  const left = done({ failures, failedBy: { changed: 1 } });
  const answer = await posted(action, FIELDS, {
    path: path("action:7@3,import:8@0,import:8,action:9"),
    answers: [200, left],
  });
  expect(answer.asked).toMatchObject([
    ["POST", "/v2/tasks/changes", { keys: ["action:7", "import:8", "action:9"], versions: { "action:7": 3 } }],
  ]);
  expect([answer.status, answer.to]).toEqual([303, `${returnTo}&operation=4`]);
  const whole = await posted(action, FIELDS, { path: path("action:7@3"), answers: [200, done({})] });
  expect(whole.to).toBe(returnTo);
});

test("a button stands for tomorrow and for the next Monday, whatever the field has", async () => {
  const days = shortcutsFrom(new Date().toISOString().slice(0, 10));
  for (const when of ["tomorrow", "monday"] as const) {
    const { asked } = await posted(action, { ...FIELDS, when }, { path: path("action:7"), answers: [200, done({})] });
    expect(asked).toMatchObject([["POST", "/v2/tasks/changes", { change: { putOff: { until: days[when] } } }]]);
  }
  expect(shortcutsFrom("2026-11-29")).toEqual({ tomorrow: "2026-11-30", monday: "2026-11-30" });
  expect(shortcutsFrom("2026-11-30")).toEqual({ tomorrow: "2026-12-01", monday: "2026-12-07" });
  const none = await posted(action, { reason: "Fair" }, { path: path("action:7"), answers: [500] });
  expect([none.status, none.errors]).toEqual([400, { until: ["tasks:problems.day"] }]);
});

test.each([
  [{ changed: 1 }, "tasks:problems.allChanged"],
  [{ statutory: 2 }, "tasks:problems.law"],
  [{ gone: 1 }, "tasks:problems.allGone"],
  [{ statutory: 1, gone: 1 }, "tasks:problems.noneChanged"],
  [{ not_reader: 1 }, "tasks:problems.notGiven"],
  [{ other: 1 }, "tasks:problems.noneChanged"],
])("where none was changed because of %j, that is said and what was typed stays", async (failedBy, problem) => {
  const none = done({ changed: 0, canUndo: false, failures: [{ id: 7, name: null, why: "x" }], failedBy });
  const answer = await posted(action, FIELDS, { path: path("action:7@3"), answers: [200, none] });
  expect([answer.status, answer.problem]).toEqual([409, { key: problem }]);
  expect(answer.kept).toMatchObject(FIELDS);
});

test.each([
  ["second_person", "measure-review:7", "tasks:problems.ownerWrote"],
  ["owner_not_reader", "action-effect:7", "tasks:problems.ownerNotReader"],
])("a task is not given to who cannot have it: %s", async (why, key, problem) => {
  const none = done({ changed: 0, canUndo: false, failures: [{ id: 7, name: null, why }], failedBy: { [why]: 1 } });
  const answer = await posted(
    giveAction,
    { to: "user:5" },
    { path: `/tasklist/give?keys=${key}@1`, answers: [200, none] },
  );
  expect([answer.status, answer.problem]).toEqual([409, { key: problem }]);
  expect(answer.kept).toMatchObject({ to: "user:5" });
});

import { expect, test } from "vitest";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { taskHref, taskObject, taskTitle } from "./task-words.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  number: String,
};
const task = (kind: TaskKind) => ({
  ...{ key: `${kind}:7`, kind, title: "Call the mill" },
  details: { count: 11, score: 0.87, name: "Foundry", email: "b@mill.example" },
  subject: { type: "x", id: 7 },
  target: { id: 3, name: "Weberei Lindau" },
});

test.each(TASK_KINDS)("a task of the kind %s says what is to be done, and leads to where that is", (kind) => {
  expect(taskTitle(task(kind), speech)).not.toBe("");
  expect(taskHref(task(kind))).toMatch(/^\/[a-z]/);
});

test("a grievance is told by its number, whatever is known of it", () => {
  expect(taskTitle(task("grievance-feedback"), speech)).toBe("tasks:titles.grievance-feedback 7");
  expect(taskObject({ ...task("grievance-feedback"), target: { id: 3, name: "" } }, speech)).toBeNull();
});

test("an import is told by its file, a match by its target and list", () => {
  expect(taskObject(task("import"), speech)).toBe("Foundry");
  expect(taskObject(task("sanctions-match"), speech)).toBe("Weberei Lindau, tasks:ofList Foundry");
  expect(taskTitle(task("sanctions-match"), speech)).toBe("tasks:titles.sanctions-match 0.87");
});

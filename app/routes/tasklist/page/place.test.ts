import { expect, test } from "vitest";
import { TASK_GROUPS, type TaskGroup } from "~/backend/contract/task-words";
import { placeOf } from "./place";

const NONE = Object.fromEntries(TASK_GROUPS.map((group) => [group, 0])) as Record<TaskGroup, number>;
const rows = (...groups: TaskGroup[]) => groups.map((group, at) => ({ key: `action:${at + 1}`, group }));
const FIRST = { key: "action:2", isFirstPage: true, only: null };
const LATER = { ...FIRST, isFirstPage: false };

test("on the first page a task's place is its row", () => {
  const page = { content: rows("overdue", "today"), groups: { ...NONE, overdue: 1, today: 5 }, after: "x" };
  expect(placeOf(page, FIRST)).toEqual({ at: 2, of: 6 });
  expect(placeOf(page, { ...FIRST, key: "action:9" })).toBeNull();
});

test("on a later page it is told by where a group begins, or by the list's end", () => {
  const groups = { ...NONE, overdue: 60, today: 10, week: 4 };
  expect(placeOf({ content: rows("overdue", "overdue", "today"), groups, after: "x" }, LATER)).toEqual({
    at: 60,
    of: 74,
  });
  expect(placeOf({ content: rows("week", "week", "week"), groups, after: null }, LATER)).toEqual({ at: 73, of: 74 });
  expect(placeOf({ content: rows("overdue", "overdue"), groups, after: "x" }, LATER)).toBeNull();
});

test("of a list of one group nothing else is counted, and of what is not counted to its end there is no place", () => {
  const groups = { ...NONE, overdue: 3, today: 2, later: 1000 };
  const page = { content: rows("today", "today"), groups, after: null };
  expect(placeOf(page, { ...FIRST, only: "today" })).toEqual({ at: 2, of: 2 });
  expect(placeOf(page, FIRST)).toBeNull();
  expect(placeOf({ ...page, groups: { ...groups, later: 999 } }, FIRST)).toEqual({ at: 2, of: 1004 });
});

test("what the count does not know of yet has no place", () => {
  expect(placeOf({ content: rows("today", "today"), groups: { ...NONE, today: 1 }, after: null }, FIRST)).toBeNull();
});

import { expect, test } from "vitest";
import { META_STATUSES } from "~/backend/contract/alert-words";
import { isOpen, isOverdue, NEXT_STEPS } from "./steps";

const TODAY = "2026-11-21";
const action = { metaStatus: "Planned" as const, dueOn: "2026-11-20", skipped: null };

test.each(META_STATUSES)("%s leads somewhere else, and every step can be taken back in the end", (status) => {
  expect(NEXT_STEPS[status]).not.toContain(status);
  expect(META_STATUSES.some((from) => NEXT_STEPS[from].includes(status))).toBe(true);
});

test("what is past its day is overdue, unless it is done, aborted or put off", () => {
  expect(isOverdue(action, TODAY)).toBe(true);
  expect(isOverdue({ ...action, dueOn: TODAY }, TODAY)).toBe(false);
  expect(isOverdue({ ...action, metaStatus: "Completed" }, TODAY)).toBe(false);
  expect(isOverdue({ ...action, skipped: { until: null } }, TODAY)).toBe(false);
  expect(isOverdue({ ...action, dueOn: null }, TODAY)).toBe(false);
});

test("what was put off is open again after the day", () => {
  expect(isOpen({ ...action, skipped: { until: TODAY } }, TODAY)).toBe(false);
  expect(isOpen({ ...action, skipped: { until: "2026-11-20" } }, TODAY)).toBe(true);
});

import { expect, test } from "vitest";
import { monthsOf } from "./months";

const NOW = new Date("2026-11-21T12:00:00Z");
const NOVEMBER = 2026 * 12 + 11;
const at = (iso: string) => ({ at: String(Date.parse(iso) * 1000) });

test("the newest come first, in steps that grow, each month once", () => {
  const steps = monthsOf({}, "NewestFirst", null, NOW);
  expect(steps.map(({ first }) => NOVEMBER - first).slice(0, 3)).toEqual([0, 3, 15]);
  expect(steps).toHaveLength(4);
  expect(steps[0]?.last).toBeGreaterThan(NOVEMBER + 1200);
  for (const [index, { first, last }] of steps.entries()) {
    expect(first).toBeLessThanOrEqual(last);
    expect(steps[index + 1]?.last ?? first - 1).toBe(first - 1);
  }
});

test("a later page begins in the month of its cursor", () => {
  const [step] = monthsOf({}, "NewestFirst", at("2026-03-31T23:59:59Z"), NOW);
  expect(step).toEqual({ first: NOVEMBER - 8, last: NOVEMBER - 8 });
});

test("a range of days keeps to its months", () => {
  const dateRange = { from: "2026-09-15", to: "2026-10-02" };
  expect(monthsOf({ dateRange }, "NewestFirst", null, NOW)).toEqual([
    { first: NOVEMBER - 1, last: NOVEMBER - 1 },
    { first: NOVEMBER - 2, last: NOVEMBER - 2 },
  ]);
  expect(monthsOf({ dateRange }, "HighestPriority", null, NOW)).toEqual([{ first: NOVEMBER - 2, last: NOVEMBER - 1 }]);
  expect(monthsOf({ dateRange: { from: "2026-10-01", to: "2026-09-01" } }, "NewestFirst", null, NOW)).toEqual([]);
});

test("the top of the week reads no old months, other orders read all at once", () => {
  expect(monthsOf({}, "TopThisWeek", null, NOW)).toEqual([{ first: NOVEMBER - 1, last: 130_000 }]);
  expect(monthsOf({}, "OldestFirst", null, NOW)).toHaveLength(1);
});

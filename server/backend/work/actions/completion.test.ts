import fc from "fast-check";
import { expect, test } from "vitest";
import { ACTION_PURPOSES } from "~/backend/contract/action-words";
import { ACTION_COMPLETION, checkDay, latestCheck } from "./completion";
import { plusMonths } from "./plus-months";

const rule = ACTION_COMPLETION.value;
const day = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("whatever day is wanted, every completed prevention or remedy has a check within a year", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ACTION_PURPOSES),
      day,
      fc.option(day, { nil: null }),
      (purpose, completedOn, wanted) => {
        const due = checkDay({ purpose, completedOn, wanted }, rule);
        if (!rule.checked.includes(purpose as never)) return due === null || due >= completedOn;
        return due !== null && due >= completedOn && due <= latestCheck(completedOn, rule);
      },
    ),
  );
});

test("the check is half a year after completion unless somebody says another day of that year", () => {
  const completed = { purpose: "remedy" as const, completedOn: "2026-08-31" };
  expect(checkDay({ ...completed, wanted: null }, rule)).toBe("2027-02-28");
  expect(checkDay({ ...completed, wanted: "2027-08-31" }, rule)).toBe("2027-08-31");
  expect(checkDay({ ...completed, wanted: "2027-09-01" }, rule)).toBe("2027-02-28");
  expect(checkDay({ ...completed, wanted: "2026-08-30" }, rule)).toBe("2027-02-28");
});

test("what nobody has to check is checked only where somebody wants it", () => {
  const completed = { purpose: "supply" as const, completedOn: "2026-11-23" };
  expect(checkDay({ ...completed, wanted: null }, rule)).toBeNull();
  expect(checkDay({ ...completed, wanted: "2028-11-23" }, rule)).toBe("2028-11-23");
});

test("a month that is too short ends at its last day", () => {
  expect([plusMonths("2026-12-31", 2), plusMonths("2027-12-31", 2), plusMonths("2026-05-15", 12)]).toEqual([
    "2027-02-28",
    "2028-02-29",
    "2027-05-15",
  ]);
});

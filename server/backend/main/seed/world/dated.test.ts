import { expect, test } from "vitest";
import { dated, inOfficeHours, workdayFrom } from "./dated";

const WEDNESDAY = new Date("2026-11-25T19:41:00Z");

test("days and months are those of the day on which the world begins, in lists and objects too", () => {
  const text = "{day 2}, {month -35}, {weekday 2}, {weekday 3}, {iso -160}, {year-month 0}";
  const words = "27 November, October, Friday, Monday, 2026-06-18, 2026-11";
  expect(dated({ list: [text], count: 3, none: null }, WEDNESDAY)).toEqual({ list: [words], count: 3, none: null });
});

test.each([
  ["2026-11-25T10:20:00.000Z", "2026-11-25T10:20:00.000Z"],
  ["2026-11-25T19:41:00.000Z", "2026-11-25T11:00:00.000Z"],
  ["2026-11-25T03:40:00.000Z", "2026-11-24T11:00:00.000Z"],
  ["2026-11-22T10:20:00.000Z", "2026-11-20T11:00:00.000Z"],
  ["2026-11-23T02:00:00.000Z", "2026-11-20T11:00:00.000Z"],
])("at %s the office was last at work at %s", (until, at) => {
  expect(inOfficeHours(new Date(until), 0.5).toISOString()).toBe(at);
});

test("what is due at a weekend is due on Monday", () => {
  expect(workdayFrom(new Date("2026-11-28T10:00:00Z")).toISOString()).toBe("2026-11-30T10:00:00.000Z");
  expect(workdayFrom(WEDNESDAY)).toEqual(WEDNESDAY);
});

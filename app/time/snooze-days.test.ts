import fc from "fast-check";
import { expect, test } from "vitest";
import { dayIn, daysLater, startOfDay } from "./day-start";
import { snoozePresets, snoozeProblem, yearLater } from "./snooze-days";

const ZONES = [
  ...["UTC", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Asia/Kolkata", "Asia/Shanghai"],
  ...[
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "Australia/Lord_Howe",
    "America/St_Johns",
    "Asia/Beirut",
    "Africa/Cairo",
  ],
];
const zone = fc.constantFrom(...ZONES);
const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ["2026-12-01", "UTC", "2026-12-01T00:00:00.000Z"],
  ["2026-12-01", "Europe/Berlin", "2026-11-30T23:00:00.000Z"],
  ["2026-07-01", "Europe/Berlin", "2026-06-30T22:00:00.000Z"],
  // The day on which the clocks go forward begins in winter time.
  ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
  ["2026-12-01", "Asia/Kolkata", "2026-11-30T18:30:00.000Z"],
  ["2026-12-01", "Pacific/Kiritimati", "2026-11-30T10:00:00.000Z"],
  // At midnight the clocks go forward: the day begins at one.
  ["2024-04-26", "Africa/Cairo", "2024-04-25T22:00:00.000Z"],
  // A day that the zone left out.
  ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
])("%s begins in %s at %s", (given, timeZone, moment) => {
  expect(startOfDay(given, timeZone).toISOString()).toBe(moment);
});

test("a day has come at its beginning, and not a moment before", () => {
  fc.assert(
    fc.property(day, zone, (given, timeZone) => {
      const start = startOfDay(given, timeZone);
      expect(dayIn(timeZone, start)).toBe(given);
      expect(dayIn(timeZone, new Date(start.getTime() - 1))).toBe(daysLater(given, -1));
    }),
  );
});

test("whenever it is, today has come and tomorrow has not, and a year is the most", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 86_399_999 }), zone, (given, of, timeZone) => {
      const now = new Date(Date.parse(`${given}T00:00:00Z`) + of);
      const today = dayIn(timeZone, now);
      expect(snoozeProblem(today, today)).toBe("past");
      expect(snoozeProblem(daysLater(today, -1), today)).toBe("past");
      expect(snoozeProblem(daysLater(today, 1), today)).toBeNull();
      expect(startOfDay(daysLater(today, 1), timeZone).getTime()).toBeGreaterThan(now.getTime());
      expect(snoozeProblem(yearLater(today), today)).toBeNull();
      expect(snoozeProblem(daysLater(today, 367), today)).toBe("far");
    }),
  );
});

test("what is offered can be chosen, is in order, and each day once; a Monday is one", () => {
  fc.assert(
    fc.property(day, (today) => {
      const presets = snoozePresets(today);
      const days = presets.map((preset) => preset.day);
      expect([...new Set(days)].sort()).toEqual(days);
      for (const one of days) expect(snoozeProblem(one, today)).toBeNull();
      const monday = presets.find(({ name }) => name === "monday");
      if (monday) expect(new Date(`${monday.day}T00:00:00Z`).getUTCDay()).toBe(1);
    }),
  );
});

test.each([
  ["2026-11-25", ["2026-11-26", "2026-11-30", "2026-12-25"]],
  ["2026-11-29", ["2026-11-30", "2026-12-29"]],
  ["2026-11-30", ["2026-12-01", "2026-12-07", "2026-12-30"]],
  ["2027-01-31", ["2027-02-01", "2027-02-28"]],
])("on %s the days %j are offered", (today, days) => {
  expect(snoozePresets(today).map((preset) => preset.day)).toEqual(days);
});

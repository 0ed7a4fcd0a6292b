import fc from "fast-check";
import { expect, test } from "vitest";
import { dayIn } from "~/time/day-start";
import { hours, minutes } from "~/time/duration";
import { zoneOf } from "~/time/zone-of";
import { digestDay } from "./due-digests";

const MORNINGS: [zone: string, at: string, day: string | null][] = [
  ["Etc/GMT+12", "2026-03-28T18:59:59Z", null],
  ["Etc/GMT+12", "2026-03-28T19:00:00Z", "2026-03-28"],
  ["Etc/GMT-12", "2026-03-28T18:59:59Z", null],
  ["Etc/GMT-12", "2026-03-28T19:00:00Z", "2026-03-29"],
  ["Asia/Kathmandu", "2026-03-28T01:00:00Z", null],
  ["Asia/Kathmandu", "2026-03-28T01:15:00Z", "2026-03-28"],
  // The clocks went forward at two, and back at three.
  ["Europe/Berlin", "2026-03-29T04:59:59Z", null],
  ["Europe/Berlin", "2026-03-29T05:00:00Z", "2026-03-29"],
  ["Europe/Berlin", "2026-10-25T05:59:59Z", null],
  ["Europe/Berlin", "2026-10-25T06:00:00Z", "2026-10-25"],
  // Made up for in the morning only.
  ["UTC", "2026-03-28T11:59:59Z", "2026-03-28"],
  ["UTC", "2026-03-28T12:00:00Z", null],
];

test.each(MORNINGS)("it is seven in %s at %s: %s", (zone, at, day) => {
  expect(digestDay("daily", new Date(at), zone)).toBe(day);
});

test("a weekly one is due on the Monday of the person's calendar alone, and none where they want none", () => {
  const at = new Date("2026-03-29T19:00:00Z");
  expect(digestDay("weekly", at, "Etc/GMT-12")).toBe("2026-03-30");
  expect(digestDay("weekly", at, "Etc/GMT+12")).toBeNull();
  expect(digestDay("off", at, "Etc/GMT-12")).toBeNull();
});

test("whatever the zone and the season, each day is due exactly once for who is asked every quarter of an hour", () => {
  const zones = fc.constantFrom(
    "UTC",
    "Etc/GMT+12",
    "Etc/GMT-12",
    "Europe/Berlin",
    "America/St_Johns",
    "Australia/Lord_Howe",
  );
  const begin = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) });
  fc.assert(
    fc.property(zones, begin, (zone, from) => {
      const start = Math.floor(from / minutes(15)) * minutes(15);
      const sent: string[] = [];
      for (let at = start; at < start + hours(72); at += minutes(15)) {
        const day = digestDay("daily", new Date(at), zone);
        if (day !== null && day > (sent.at(-1) ?? "")) sent.push(day);
      }
      const whole = [24, 48].map((later) => dayIn(zone, new Date(start + hours(later))));
      expect(sent).toEqual([...new Set(sent)]);
      expect(sent.length).toBeGreaterThanOrEqual(2);
      expect(sent).toContain(whole[0]);
    }),
    { numRuns: 60, seed: 7 },
  );
});

test("what is no zone is UTC", () => {
  expect(["Mars/Olympus", "", null].map(zoneOf)).toEqual(["UTC", "UTC", "UTC"]);
  expect(zoneOf("Asia/Tokyo")).toBe("Asia/Tokyo");
});

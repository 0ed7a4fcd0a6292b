import { expect, test } from "vitest";
import { healthOf, type Observed } from "./health";

const NOW = new Date("2026-11-27T12:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const DAY = 24 * 60;
const good: Observed = {
  ...{ enabled: true, everyMinutes: 60, url: "https://a.example/", nextRunAt: ago(-20) },
  ...{ lastStart: ago(40), firstStart: ago(60 * DAY), failedInARow: 0, newOnes: 3 },
};

test.each<[string, Partial<Observed>, string]>([
  ["read within its interval, with something new", {}, "good"],
  ["switched off", { enabled: false }, "off"],
  ["by hand only", { everyMinutes: null }, "off"],
  ["without an address", { url: null }, "off"],
  ["off, and failed before that", { enabled: false, failedInARow: 5 }, "off"],
  ["two failures in a row", { failedInARow: 2 }, "good"],
  ["three failures in a row", { failedInARow: 3 }, "failing"],
  ["two intervals to the minute", { lastStart: ago(120) }, "good"],
  ["more than two intervals", { lastStart: ago(121) }, "late"],
  ["the doubled pause after a failure", { lastStart: ago(121), failedInARow: 1 }, "good"],
  ["as long as the host asked for", { lastStart: ago(3 * DAY), failedInARow: 1, nextRunAt: ago(-DAY) }, "good"],
  ["switched on a moment ago, never run", { lastStart: null, firstStart: null, nextRunAt: ago(1) }, "good"],
  ["never run for two intervals", { lastStart: null, firstStart: null, nextRunAt: ago(121) }, "late"],
  ["nothing new for 30 days", { newOnes: 0, firstStart: ago(30 * DAY) }, "silent"],
  ["nothing new, read for 29 days", { newOnes: 0, firstStart: ago(29 * DAY) }, "good"],
  ["nothing new, and late", { newOnes: 0, lastStart: ago(DAY) }, "late"],
])("%s", (_, observed, health) => {
  expect(healthOf({ ...good, ...observed }, NOW)).toBe(health);
});

import { expect, test } from "vitest";
import type { ListedTarget } from "~/backend/contract/collection-targets";
import type { Speech } from "../speech.server";
import { monthsUntil, movementOf } from "./movement";

const speech = {
  text: (key: string, params: object) => `${key} ${Object.values(params).join(" ")}`,
  number: String,
  month: (day: string) => day.slice(0, 7),
} as unknown as Speech;

const months = monthsUntil(new Date("2026-11-25T10:00:00Z"));
const listed = (scores: Record<string, number | null>, recentAlerts = 0) =>
  ({
    trend: Object.entries(scores).map(([month, score]) => ({ month: `${month}-01`, score })),
    recentAlerts,
  }) as ListedTarget;
const trendOf = (scores: Record<string, number | null>) => movementOf(listed(scores), speech, months).trend;

test("twelve months end with the current one", () => {
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-1)]).toEqual(["2025-12-01", "2026-11-01"]);
});

test("the change is that of the rounded scores since the first month that has one", () => {
  expect(trendOf({ "2026-02": 50.9, "2026-11": 68.1 })).toMatchObject({
    change: "+18",
    words: "trend.higher 18 2026-02",
  });
  expect(trendOf({ "2026-02": 50, "2026-10": 44.2 })).toMatchObject({
    change: "\u22126",
    words: "trend.lower 6 2026-02",
  });
  expect(trendOf({ "2026-02": 50, "2026-11": 50.4 })).toMatchObject({ change: "0", words: "trend.same 2026-02" });
});

test("what was before the twelve months is not counted, and what has no data today has no trend", () => {
  expect(trendOf({ "2025-11": 10 })).toBeNull();
  expect(trendOf({ "2026-03": 40, "2026-11": null })).toBeNull();
  expect(trendOf({ "2026-11": 40 })).toBeNull();
  expect(trendOf({})).toBeNull();
});

test("alerts are counted up to a hundred", () => {
  expect(movementOf(listed({}, 99), speech, months).alerts).toBe("99");
  expect(movementOf(listed({}, 100), speech, months).alerts).toBe("99+");
  expect(movementOf(listed({}, 0), speech, months)).toMatchObject({ alerts: "0", alertsHref: null });
});

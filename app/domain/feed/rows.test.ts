import { expect, test } from "vitest";
import type { AlertItem } from "~/backend/contract/alert";
import { daysOf, undatedOf } from "./rows.server";
import type { Speech } from "./speech.server";

const speech = new Proxy({} as Speech, {
  get: (_, name) => (name === "dayOf" ? (at: string) => at.slice(0, 10) : (what: string) => String(what)),
});

const alertsOf = (...moments: string[]) =>
  moments.map(
    (at, id) => ({ id, at, alsoTypeIds: [], primaryTargets: [], labels: [], actions: [] }) as unknown as AlertItem,
  );

const keysOf = (...moments: string[]) => daysOf(alertsOf(...moments), speech, String).map(({ key }) => key);

test("a day is the same one when the days before it have been worked off, so that who stands in it goes on there", () => {
  const [, second, third] = keysOf("2026-11-22T08", "2026-11-21T09", "2026-11-21T08", "2026-11-20T08");
  expect(keysOf("2026-11-21T09", "2026-11-21T08", "2026-11-20T08")).toEqual([second, third]);
});

test("an order that is not by date is cut into no days, and each row says its own", () => {
  const alerts = alertsOf("2026-11-22T08", "2026-11-21T08", "2026-11-22T07");
  const [all, ...others] = undatedOf(alerts, speech, String);
  expect(others).toEqual([]);
  expect([all?.name, all?.rows.map(({ time }) => time)]).toEqual([
    null,
    ["2026-11-22T08", "2026-11-21T08", "2026-11-22T07"],
  ]);
});

test("a day that comes again in another order is another heading", () => {
  const keys = keysOf("2026-11-22T08", "2026-11-21T08", "2026-11-22T07");
  expect(new Set(keys).size).toBe(3);
});

test("a day says how many alerts it has, and where another page has more of it that these are not all", () => {
  const alerts = alertsOf("2026-11-22T08", "2026-11-22T07", "2026-11-21T08", "2026-11-20T08");
  const signs = (cut?: { first: boolean; last: boolean }) =>
    daysOf(alerts, speech, String, cut).map(({ count }) => count);
  expect(signs()).toEqual(["2", "1", "1"]);
  expect(signs({ first: true, last: true })).toEqual(["2+", "1", "1+"]);
  expect(signs({ first: false, last: true })).toEqual(["2", "1", "1+"]);
  expect(undatedOf(alerts, speech, String)[0]?.count).toBeNull();
});

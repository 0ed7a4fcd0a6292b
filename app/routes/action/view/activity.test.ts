import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import { activityOf } from "./activity.server";
import type { Entry } from "./queries.server";

const speech = {
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  dateTime: (instant: string) => instant,
  day: (day: string) => day,
} as unknown as Speech;

test("a plan with a supplier has a day of its own, which is not told as the action's", () => {
  const entry = {
    ...{ seq: 1, at: "2026-11-30T06:00:00.000Z", kind: "action.plan-sent", reason: null, before: null },
    ...{ actor: { type: "user", id: 1, name: "Jonas Brandt" }, after: { state: "asked", dueOn: "2026-12-14" } },
  } as unknown as Entry;
  expect(activityOf([entry], speech).map(({ texts }) => texts)).toEqual([["actions:activity.plan.sent Jonas Brandt"]]);
});

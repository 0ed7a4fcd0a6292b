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

test("a rule of the application is called by its name, who answered by a link by their address", () => {
  const by = (actor: object) =>
    ({ seq: 1, at: "2026-11-30T06:00:00.000Z", kind: "action.started", reason: null, actor }) as unknown as Entry;
  const texts = [by({ type: "rule", id: "document-renewal" }), by({ type: "link", id: "mill@example.com" })];
  expect(activityOf(texts, speech).flatMap((one) => one.texts)).toEqual([
    "actions:activity.started ledger:rules.document-renewal",
    "actions:activity.started mill@example.com",
  ]);
});

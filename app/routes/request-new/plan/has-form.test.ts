import { expect, test } from "vitest";
import type { FailedForm } from "~/forms/result";
import { hasForm } from "./has-form";

const failed = (intent: string): FailedForm => ({
  ...{ submission: { status: "error", initialValue: { intent } }, problem: null, isStale: true },
});

test("a proposal has a form until it is accepted, progress and proof from then on, and proof as long as the action is open", () => {
  const has = (shown: Parameters<typeof hasForm>[0]) =>
    ["propose", "more", "progress", "proof"].map((intent) => hasForm(shown, failed(intent)));
  expect(has({ proposal: {}, agreed: null })).toEqual([true, true, false, false]);
  expect(has({ proposal: null, agreed: { isClosed: false } })).toEqual([false, false, true, true]);
  expect(has({ proposal: null, agreed: { isClosed: true } })).toEqual([false, false, true, false]);
  expect(has({ proposal: null, agreed: null })).toEqual([false, false, false, false]);
});

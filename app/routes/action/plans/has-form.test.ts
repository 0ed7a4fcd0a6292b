import { expect, test } from "vitest";
import type { FailedForm } from "~/forms/result";
import { hasForm } from "./has-form";

const failed = (initialValue: Record<string, string>): FailedForm => ({
  ...{ submission: { status: "error", initialValue }, problem: null, isStale: true },
});

test("what was typed is said again where its form is gone: the plan was decided by somebody else", () => {
  const plans = [
    { id: 7, canDecide: true, canRevoke: true },
    { id: 8, canDecide: false, canRevoke: false },
  ];
  const has = (value: Record<string, string>, send: object | null = null) => hasForm({ plans, send }, failed(value));
  expect([has({ intent: "return", planId: "7" }), has({ intent: "accept", planId: "7" })]).toEqual([true, true]);
  expect([has({ intent: "return", planId: "8" }), has({ intent: "revoke", planId: "8" })]).toEqual([false, false]);
  expect([has({ intent: "accept", planId: "9" }), has({ intent: "send" }), has({ intent: "send" }, {})]).toEqual([
    ...[false, false, true],
  ]);
});

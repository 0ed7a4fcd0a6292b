import { expect, test } from "vitest";
import { posted } from "../../../../../tests/support/posted";
import { action as change } from "../external-score/route";
import { action as add } from "./route";

const params = { targetId: "5" };
const TYPED = { eventTypeId: "strike", value: "81", comment: "Audit", validFrom: "2026-01-01", validUntil: "" };

test("a score outside 1 to 100, and an end before its beginning, ask nobody and keep what was typed", async () => {
  for (const value of ["0", "101", "1.5", "x", ""]) {
    const { status, errors, asked, kept } = await posted(add, { ...TYPED, value }, { params });
    expect([value, status, errors, asked]).toEqual([value, 400, { value: ["externalScores:problems.value"] }, []]);
    expect(kept).toMatchObject({ comment: "Audit" });
  }
  const { errors } = await posted(add, { ...TYPED, validUntil: "2025-12-31" }, { params });
  expect(errors).toEqual({ validUntil: ["externalScores:problems.period"] });
});

test("what the backend refuses is told with its own message", async () => {
  const { status, problem } = await posted(add, TYPED, { params, answers: [422, "invalid_input"] });
  expect([status, problem]).toEqual([400, { key: "externalScores:problems.cantCreate", params: { message: "" } }]);
});

test("a change of what somebody else has changed is refused with what stands there", async () => {
  const at = { ...params, scoreId: "7" };
  const answers = [409, "stale_version", { current: { value: 12 } }] as const;
  const refused = await posted(change, { ...TYPED, intent: "save", version: "1" }, { params: at, answers });
  expect(refused).toMatchObject({ status: 409, kept: { value: "81" } });
  expect(refused.problem).toEqual({ key: "externalScores:problems.changed", params: { value: 12 } });
});

test("a score that is gone cannot be deleted, and the page says so", async () => {
  const at = { ...params, scoreId: "7" };
  const { status, problem } = await posted(change, { intent: "delete" }, { params: at, answers: [404, "not_found"] });
  expect([status, problem]).toEqual([400, { key: "externalScores:problems.cantDelete" }]);
});

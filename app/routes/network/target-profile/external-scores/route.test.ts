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

test("what the backend refuses is told with its own message, and what was typed stays", async () => {
  const answers = [422, { code: "invalid_input", message: "The event type is closed", requestId: "r" }] as const;
  const { status, unexpected, kept } = await posted(add, TYPED, { params, answers });
  const said = { key: "externalScores:problems.serverSays", params: { message: "The event type is closed" } };
  expect([status, unexpected]).toEqual([400, { title: "externalScores:problems.cantCreate", ...said }]);
  expect(kept).toMatchObject({ value: "81", comment: "Audit" });
});

test.each([
  [502, undefined, 503],
  [500, "internal", 502],
  [409, "odd", 409],
  [200, { surprise: 1 }, 502],
] as const)("a score cannot be created, whatever the reason: %i %s", async (answered, body, expected) => {
  const answers = body === undefined ? ([answered] as const) : ([answered, body] as const);
  const { status, unexpected, kept } = await posted(add, TYPED, { params, answers });
  expect([status, unexpected]).toMatchObject([expected, { title: "externalScores:problems.cantCreate" }]);
  expect(kept).toMatchObject({ value: "81", comment: "Audit" });
});

test("a change of what somebody else has changed is refused with what stands there", async () => {
  const at = { ...params, scoreId: "7" };
  const answers = [409, "stale_version", { current: { value: 12 } }] as const;
  const refused = await posted(change, { ...TYPED, intent: "save", version: "1" }, { params: at, answers });
  expect(refused).toMatchObject({ status: 409, kept: { value: "81" } });
  expect(refused.problem).toEqual({ key: "externalScores:problems.changed", params: { value: 12 } });
});

test.each([
  [[404, "not_found"], 404],
  [[500, "internal"], 502],
  [[502], 503],
] as const)("a score that cannot be deleted is told so: %j", async (answers, expected) => {
  const at = { ...params, scoreId: "7" };
  const { status, unexpected } = await posted(change, { intent: "delete" }, { params: at, answers });
  expect([status, unexpected]).toMatchObject([expected, { title: "externalScores:problems.cantDelete" }]);
});

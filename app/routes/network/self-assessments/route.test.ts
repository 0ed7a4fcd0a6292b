import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action as ofTable } from "../collection/route";
import { action } from "./route";

const LIST = "/network/collection/7?tiers=1";
const FORM = { targetIds: ["4", "5"], dueOn: "2026-12-24", message: "Please", returnTo: LIST };

test("who is ticked is taken to the page that asks, and all that match are not", async () => {
  const fields = { intent: "change", change: "self-assessment", targetIds: ["4", "5"] };
  const params = { collectionId: "7" };
  const { status, to, asked } = await posted(ofTable, fields, { path: LIST, params });
  expect([status, asked]).toEqual([303, []]);
  expect(to).toBe(`/network/self-assessments?targetIds=4%2C5&returnTo=${encodeURIComponent(LIST)}`);
  const all = await posted(ofTable, { ...fields, selection: "all" }, { path: LIST, params });
  expect([all.status, all.problem]).toEqual([422, { key: "network:problems.selfAssessmentOfAll" }]);
});

test("all are asked in one call, and one is back at the list", async () => {
  const requested = [4, 5].map((targetId) => ({ targetId, questionnaireId: targetId }));
  const answer = await posted(action, FORM, { answers: [201, { requested, failed: [] }] });
  expect([answer.status, answer.to]).toEqual([303, LIST]);
  const body = { targetIds: [4, 5], dueOn: "2026-12-24", message: "Please" };
  expect(answer.asked).toEqual([["POST", "/v2/questionnaires", body]]);
});

test("of several, those who were not asked are named with why", async () => {
  const failed = [{ targetId: 5, code: "no_contact" }];
  const requested = [{ targetId: 4, questionnaireId: 1 }];
  const { status, said } = await posted(action, FORM, { answers: [201, { requested, failed }] });
  expect([status, said]).toEqual([200, { sent: 1, failed }]);
});

test("a day that is past, and nobody, are refused at their fields", async () => {
  const past = await posted(action, FORM, { answers: [422, "invalid_input"] });
  expect([past.status, past.errors]).toEqual([400, { dueOn: ["questionnaires:problems.dueOn"] }]);
  expect(past.kept).toMatchObject({ message: "Please" });
  const { dueOn, returnTo } = FORM;
  const { status, asked } = await posted(action, { dueOn, returnTo });
  expect([status, asked]).toEqual([400, []]);
});

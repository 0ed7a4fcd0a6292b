import { expect, test } from "vitest";
import { paths } from "~/paths";
import { posted } from "../../../../tests/support/posted";
import { action as ofTable } from "../collection/route";
import { action } from "./route";

const LIST = "/network/collection/7?tiers=1";
const FORM = { targetIds: ["4", "5"], dueOn: "2026-12-24", message: "Please", returnTo: LIST };

test("who is ticked is taken to the page that asks, and so are all that match, by the filter of the list", async () => {
  const fields = { intent: "change", change: "self-assessment", targetIds: ["4", "5"] };
  const params = { collectionId: "7" };
  const { status, to, asked } = await posted(ofTable, fields, { path: LIST, params });
  expect([status, asked]).toEqual([303, []]);
  expect(to).toBe(`/network/self-assessments?targetIds=4%2C5&returnTo=${encodeURIComponent(LIST)}`);
  const all = await posted(ofTable, { ...fields, selection: "all" }, { path: LIST, params });
  expect([all.status, all.asked]).toEqual([303, []]);
  expect(all.to).toBe(`/network/self-assessments?tiers=1&collectionId=7&returnTo=${encodeURIComponent(LIST)}`);
});

test("who is ticked is taken to a new action; of all that match none is begun", async () => {
  const fields = { intent: "change", change: "action", targetIds: ["4", "5"] };
  const params = { collectionId: "7" };
  const { status, to, asked } = await posted(ofTable, fields, { path: LIST, params });
  expect([status, to, asked]).toEqual([303, paths.startAction({ targetIds: [4, 5], returnTo: LIST }), []]);
  expect(to).toContain("4%2C5");
  const all = await posted(ofTable, { ...fields, selection: "all" }, { path: LIST, params });
  expect([all.status, all.problem, all.asked]).toEqual([422, { key: "network:problems.actionOfAll" }, []]);
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

const ALL = `/network/self-assessments?tiers=1&collectionId=7&returnTo=${encodeURIComponent(LIST)}`;
const OPERATION = { id: 9, kind: "questionnaires.ask", done: 0, total: 1200, error: null, canUndo: false };

test("all that match are asked in one call by the filter, and the list tells how far it is", async () => {
  const fields = { dueOn: "2026-12-24", message: "Please", returnTo: `${LIST}&select=all` };
  const queued = { ...OPERATION, state: "Queued", changed: null };
  const begun = await posted(action, fields, { path: ALL, answers: [200, queued] });
  expect([begun.status, begun.to]).toEqual([303, `${LIST}&operation=9`]);
  const selection = { collectionId: 7, filter: { tiers: "1" } };
  const body = { selection, dueOn: "2026-12-24", message: "Please" };
  expect(begun.asked).toEqual([["POST", "/v2/questionnaires/bulk", body]]);
  const done = { ...OPERATION, state: "Done", done: 3, total: 3, changed: 3 };
  expect((await posted(action, fields, { path: ALL, answers: [200, done] })).to).toBe(LIST);
});

test("of all that match, a past day is refused at its field, and too many as a whole", async () => {
  const fields = { dueOn: "2026-12-24", returnTo: LIST };
  const past = await posted(action, fields, { path: ALL, answers: [422, "invalid_input"] });
  expect([past.status, past.errors]).toEqual([400, { dueOn: ["questionnaires:problems.dueOn"] }]);
  const many = await posted(action, fields, { path: ALL, answers: [422, "too_many"] });
  expect([many.status, many.problem]).toEqual([400, { key: "network:problems.tooMany" }]);
});

test("a day that is past, and nobody, are refused at their fields", async () => {
  const past = await posted(action, FORM, { answers: [422, "invalid_input"] });
  expect([past.status, past.errors]).toEqual([400, { dueOn: ["questionnaires:problems.dueOn"] }]);
  expect(past.kept).toMatchObject({ message: "Please" });
  const { dueOn, returnTo } = FORM;
  const { status, asked } = await posted(action, { dueOn, returnTo });
  expect([status, asked]).toEqual([400, []]);
});

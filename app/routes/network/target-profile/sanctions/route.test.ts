import { expect, test } from "vitest";
import { posted } from "../../../../../tests/support/posted";
import { action } from "./route";

const params = { targetId: "5" };
const DECIDED = { intent: "decide-3", matchId: "3", version: "1", decision: "accepted", reason: "Same number" };

test("accepting without a reason asks nobody", async () => {
  const { status, errors, asked } = await posted(action, { ...DECIDED, reason: " " }, { params });
  expect([status, errors, asked]).toEqual([400, { reason: ["sanctions:problems.reason"] }, []]);
});

test("who decides on what has changed is told how it stands, and keeps what was typed", async () => {
  const answers = [409, "stale_version", { current: { decision: "rejected" } }] as const;
  const { status, problem, kept } = await posted(action, DECIDED, { params, answers });
  expect([status, problem]).toEqual([409, { key: "sanctions:problems.changed.rejected" }]);
  expect(kept).toMatchObject({ reason: "Same number", decision: "accepted" });
});

test("activating asks for it and comes back, and a country is no company", async () => {
  const { asked, status, to } = await posted(action, { intent: "activate" }, { params });
  expect(asked).toEqual([["PUT", "/v2/sanctions/5/activate", null]]);
  expect([status, to]).toEqual([303, "/network/target/5/profile/sanctions"]);
  const refused = await posted(action, { intent: "activate" }, { params, answers: [409, "not_screenable"] });
  expect([refused.status, refused.problem]).toEqual([409, { key: "sanctions:problems.notScreenable" }]);
});

test("a target that is no number is not there", async () => {
  await expect(posted(action, DECIDED, { params: { targetId: "x" } })).rejects.toMatchObject({ status: 404 });
});

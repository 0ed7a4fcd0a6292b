import { expect, test } from "vitest";
import { paths } from "~/paths";
import { posted } from "../../../../tests/support/posted";
import { action as ofTable } from "../collection/route";
import { action as ofExplorer } from "../explorer/route";
import { action } from "./route";

const LIST = "/network/collection/7?tiers=1";
const DONE = {
  id: 9,
  kind: "targets.change",
  state: "Done",
  done: 2,
  total: 2,
  changed: 2,
  error: null,
  canUndo: true,
};

const FORECAST = "/v2/targets/unfollow/forecast";
const nobody = { total: 0, first: [] };
const forecast = (total: number) => {
  const more = { hidden: 0, openActions: 0, openAlerts: 0, ownAlerts: 0 };
  return { [FORECAST]: [200, { total, following: total, leaves: nobody, stays: nobody, ...more }] as const };
};

test("before anything is unfollowed a page asks, of what is ticked and of all that match", async () => {
  const fields = { intent: "change", change: "unfollow", targetIds: ["4", "5"] };
  const params = { collectionId: "7" };
  const { status, to, asked } = await posted(ofTable, fields, { path: LIST, params });
  expect([status, to, asked]).toEqual([303, paths.unfollow([4, 5], LIST), []]);
  const all = await posted(ofTable, { ...fields, selection: "all" }, { path: LIST, params });
  expect([all.status, all.to, all.asked]).toEqual([303, paths.unfollowAll(7, { tiers: "1" }, LIST), []]);
});

test("what is ticked in the explorer is asked about, too", async () => {
  const fields = { intent: "change", change: "unfollow", targetIds: ["4"] };
  const { status, to, asked } = await posted(ofExplorer, fields, { path: "/explorer?q=steel" });
  expect([status, to, asked]).toEqual([303, paths.unfollow([4], "/explorer?q=steel"), []]);
});

test.each(["unfollow", "self-assessment"])("all that match in the explorer are no selection: %s", async (change) => {
  const { status, to, problem } = await posted(ofExplorer, { intent: "change", change, selection: "all" });
  expect([status, to, problem]).toEqual([400, null, { key: "network:problems.nothingSelected" }]);
});

test("what the address names is unfollowed and can be undone; many go on in the list, by its filter", async () => {
  const few = await posted(action, { returnTo: LIST }, { path: paths.unfollow([4, 5], LIST), answers: [200, DONE] });
  expect([few.status, few.to]).toEqual([303, LIST]);
  const change = { kind: "unfollow" };
  expect(few.asked).toEqual([["POST", "/v2/targets/bulk", { selection: { targetIds: [4, 5] }, change }]]);
  const queued = { ...DONE, state: "Queued", changed: null, total: 900, canUndo: false };
  const path = paths.unfollowAll(7, { tiers: "1" }, `${LIST}&select=all`);
  const fields = { returnTo: `${LIST}&select=all`, counted: "900" };
  const all = await posted(action, fields, { path, answers: [200, queued], answersAt: forecast(900) });
  expect([all.status, all.to]).toEqual([303, `${LIST}&operation=9`]);
  const selection = { collectionId: 7, filter: { tiers: "1" } };
  expect(all.asked).toEqual([
    ["POST", FORECAST, { selection }],
    ["POST", "/v2/targets/bulk", { selection, change }],
  ]);
});

test.each([["10"], [""], ["x"]])("others than the question counted are not unfollowed: %j of 310", async (counted) => {
  const path = paths.unfollowAll(7, { tiers: "1" }, LIST);
  const { status, problem, asked } = await posted(action, { counted }, { path, answersAt: forecast(310) });
  expect([status, problem, asked.map(([, call]) => call)]).toEqual([409, { key: "unfollow:changed" }, [FORECAST]]);
});

test("what cannot be counted is not unfollowed", async () => {
  const path = paths.unfollowAll(7, {}, LIST);
  const { status, asked } = await posted(action, { counted: "10" }, { path, answersAt: { [FORECAST]: [503] } });
  expect([status, asked.map(([, call]) => call)]).toEqual([503, [FORECAST]]);
});

test("too many are refused above the question, and an address that names nobody changes nothing", async () => {
  const path = paths.unfollowAll(7, {}, LIST);
  const many = await posted(action, { returnTo: LIST }, { path, answers: [422, "too_many"] });
  expect([many.status, many.problem]).toEqual([422, { key: "network:problems.tooMany" }]);
  const nobody = await posted(action, {}, { path: "/network/unfollow?targetIds=x" });
  expect([nobody.status, nobody.asked]).toEqual([400, []]);
});

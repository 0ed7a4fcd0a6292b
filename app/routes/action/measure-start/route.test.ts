import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const params = { measureId: "joint-audit" };
const STARTED = {
  id: 5,
  kind: "measures.start",
  state: "Done",
  done: 3,
  total: 3,
  changed: 3,
  canUndo: true,
  error: null,
};
const form = (more: object) => ({ version: "1", together: "each", listed: "7,8,9", targetIds: ["8"], ...more });
const sentFor = async (more: object) =>
  (await posted(action, form(more), { params, answers: [201, STARTED] })).asked.map(
    ([, , body]) => (body as { selection: object }).selection,
  );

test("it is started for those that are selected, or for all that the page listed", async () => {
  expect(await sentFor({ whom: "selected" })).toEqual([{ targetIds: [8] }]);
  expect(await sentFor({ whom: "all" })).toEqual([{ targetIds: [7, 8, 9] }]);
  // A page whose list is selected as a whole does not ask.
  expect(await sentFor({})).toEqual([{ targetIds: [8] }]);
});

test("five hundred that were listed are started at once, selected or not", async () => {
  const ids = Array.from({ length: 500 }, (_, at) => 1_000_000 + at);
  expect(await sentFor({ whom: "all", listed: ids.join(","), targetIds: [] })).toEqual([{ targetIds: ids }]);
  expect(await sentFor({ targetIds: ids.map(String) })).toEqual([{ targetIds: ids }]);
});

test("for nobody, nobody is asked, and what was typed is kept", async () => {
  const { status, errors, asked, kept } = await posted(action, form({ targetIds: [], dueOn: "2031-01-31" }), {
    params,
  });
  expect([status, asked, errors]).toEqual([400, [], { targetIds: ["measures:problems.targets"] }]);
  expect(kept).toMatchObject({ dueOn: "2031-01-31", together: "each" });
});

test("what was replaced meanwhile is told, and who was selected is kept", async () => {
  const answers = [409, "measure_retired", { successor: "joint-audit@2" }] as const;
  const { status, problem, kept } = await posted(action, form({}), { params, answers });
  expect([status, problem]).toEqual([409, { key: "measures:problems.retired" }]);
  expect(kept).toMatchObject({ targetIds: "8" });
});

const ofAll = { params, path: "/action-platform/joint-audit/start?collectionId=4&types=POI&sort=name" };

test("of a selection it is started for all that the filter shows, in whatever order, or for those that are selected", async () => {
  const queued = { ...STARTED, state: "Queued", done: 0, total: 1234, canUndo: false };
  const sent = async (more: object) =>
    posted(action, form({ selectedCount: "1234", ...more }), { ...ofAll, answers: [201, queued] });
  const all = await sent({ whom: "all", listed: "", targetIds: [] });
  expect(all.asked[0]?.[2]).toMatchObject({ selection: { collectionId: 4, filter: { types: "POI" } } });
  expect(all.asked[0]?.[2]).not.toHaveProperty("selection.filter.sort");
  expect(all.asked[0]?.[2]).toHaveProperty("selectedCount", 1234);
  // How far it is shows the page of the measure.
  expect([all.status, all.to]).toEqual([303, "/action-platform/joint-audit?operation=5"]);
  const some = (await sent({ whom: "selected" })).asked[0]?.[2];
  expect(some).toMatchObject({ selection: { targetIds: [8] } });
  expect(some).not.toHaveProperty("selectedCount");
});

test("a selection that has grown too large is refused in words, and what was typed is kept", async () => {
  const answers = [422, "too_many", { most: 10_000 }] as const;
  const { status, problem, kept } = await posted(action, form({ whom: "all", dueOn: "2031-01-31" }), {
    ...ofAll,
    answers,
  });
  expect([status, problem]).toEqual([400, { key: "measures:problems.tooManySelected" }]);
  expect(kept).toMatchObject({ dueOn: "2031-01-31", whom: "all" });
});

test("a selection of another number than was confirmed is told with the new one, and what was typed is kept", async () => {
  const answers = [409, "selection_changed", { count: 1240 }] as const;
  const fields = form({ whom: "all", selectedCount: "1234", dueOn: "2031-01-31" });
  const { status, problem, kept } = await posted(action, fields, { ...ofAll, answers });
  expect([status, problem]).toEqual([409, { key: "measures:problems.selectionChanged", params: { count: 1240 } }]);
  expect(kept).toMatchObject({ dueOn: "2031-01-31", whom: "all" });
});

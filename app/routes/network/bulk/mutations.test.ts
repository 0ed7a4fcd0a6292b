import { expect, test } from "vitest";
import { parseTargetFilter } from "~/domain/target/target-filter";
import type { LoadContext } from "~/load-context";
import { changeMany, screenMany } from "./mutations.server";
import type { BulkForm } from "./schema";

const selected = { collectionId: 7, filter: parseTargetFilter(new URLSearchParams("q=steel&sort=riskiest")) };
const form = (more: Partial<BulkForm>): BulkForm => ({ intent: "change", change: "follow", targetIds: [1], ...more });

function backendThat(status: number, body: object) {
  const sent: unknown[] = [];
  const backend = async (request: Request) => {
    sent.push(await request.json());
    return Response.json(body, { status });
  };
  return { context: { backend } as unknown as LoadContext, sent };
}
const refusing = (status: number, code: string) => backendThat(status, { code, message: code, requestId: "r" }).context;
const done = {
  id: 1,
  kind: "targets.change",
  state: "Done",
  done: 1,
  total: 1,
  changed: 1,
  error: null,
  canUndo: true,
};

test.each([
  ["assign", "network:problems.assignTitle", "network:problems.assign"],
  ["edges:Supplier", "network:problems.error", "network:problems.edges.Supplier"],
  ["edges:Own", "network:problems.error", "network:problems.edges.Own"],
  ["unfollow", "network:problems.failedTitle", "network:problems.failed"],
] as const)("%s that fails is told in the words of the specification", async (change, title, key) => {
  const asked = form({ change, collectionId: 3 });
  const answers = [
    [refusing(404, "not_found"), 404],
    [refusing(500, "internal"), 502],
    [backendThat(502, {}).context, 503],
    [backendThat(200, { id: "none" }).context, 502],
  ] as const;
  for (const [context, status] of answers) {
    const outcome = await changeMany(context, selected, asked);
    expect(outcome).toMatchObject({ ok: false, status, unexpected: { message: { title, key } } });
  }
});

test.each([
  ["assign", { title: "network:problems.assignTitle", key: "network:problems.assignClosed" }],
  ["remove", { key: "network:problems.removeClosed" }],
] as const)("%s that only others may do names the collections", async (change, words) => {
  const collections = [
    { id: 3, name: "Engines" },
    { id: 4, name: "Ports" },
  ];
  const no = { code: "not_editor", message: "No", requestId: "r", details: { collections } };
  const outcome = await changeMany(backendThat(403, no).context, selected, form({ change, collectionId: 3 }));
  expect(outcome).toEqual({ ok: false, status: 403, problem: { ...words, params: { names: "Engines, Ports" } } });
});

test("what others collect is told of when it is not followed any more", async () => {
  const outcome = await changeMany(
    backendThat(200, { ...done, changed: 3, remaining: 2 }).context,
    selected,
    form({ change: "unfollow" }),
  );
  expect(outcome).toMatchObject({
    message: { key: "network:done.unfollowedRemaining", params: { count: 3, remaining: 2 } },
  });
});

test("an unfollow says out of how many collections it took the targets", async () => {
  const told = async (remaining?: number) =>
    changeMany(
      backendThat(200, { ...done, changed: 3, collections: 2, ...(remaining && { remaining }) }).context,
      selected,
      form({ change: "unfollow" }),
    );
  expect(await told()).toMatchObject({ message: { key: "network:away.from", params: { targets: 3, count: 2 } } });
  expect(await told(1)).toMatchObject({
    message: { key: "network:away.fromRemaining", params: { targets: 3, count: 2, remaining: 1 } },
  });
});

test("more than 10,000 at once are refused with what to do", async () => {
  const outcome = await changeMany(refusing(422, "too_many"), selected, form({ selection: "all" }));
  expect(outcome).toMatchObject({ status: 422, problem: { key: "network:problems.tooMany" } });
});

test("nothing ticked, or no collection chosen, asks the backend nothing", async () => {
  const { context, sent } = backendThat(200, done);
  expect(await changeMany(context, selected, form({ targetIds: [] }))).toMatchObject({
    problem: { key: "network:problems.nothingSelected" },
  });
  expect(await changeMany(context, selected, form({ change: "assign" }))).toMatchObject({
    problem: { key: "network:problems.noCollection" },
  });
  expect(sent).toEqual([]);
});

test("all that match are changed by the filter of the table, whatever is ticked", async () => {
  const { context, sent } = backendThat(200, done);
  const outcome = await changeMany(context, selected, form({ selection: "all", change: "edges:Supplier" }));
  expect(sent).toEqual([
    { selection: { collectionId: 7, filter: { q: "steel" } }, change: { kind: "edges", type: "Supplier" } },
  ]);
  expect(outcome).toMatchObject({ ok: true, message: { key: "network:done.edges.Supplier" } });
});

test("a change that goes on in a job says so", async () => {
  const { context } = backendThat(200, { ...done, state: "Queued", changed: null, total: 10_000, canUndo: false });
  expect(await changeMany(context, selected, form({ selection: "all" }))).toMatchObject({
    message: { key: "network:done.started", params: { count: 10_000 } },
  });
});

test.each([
  [{ activated: 2, screenedAlready: 1, leftOut: 0 }, "network:done.screening", 2],
  [{ activated: 0, screenedAlready: 3, leftOut: 1 }, "network:done.screenedAlready", 3],
  [{ activated: 0, screenedAlready: 0, leftOut: 4 }, "network:done.notScreenable", 4],
])("screening many says what became of them: %j", async (answer, key, count) => {
  const { context, sent } = backendThat(200, answer);
  const outcome = await screenMany(context, selected, form({ change: "screen", selection: "all" }));
  expect(sent).toEqual([{ selection: { collectionId: 7, filter: { q: "steel" } } }]);
  expect(outcome).toEqual({ ok: true, message: { key, params: { count } } });
});

test("screening nothing, or more than 10,000, is refused with what to do", async () => {
  const { context, sent } = backendThat(200, {});
  expect(await screenMany(context, selected, form({ change: "screen", targetIds: [] }))).toMatchObject({
    problem: { key: "network:problems.nothingSelected" },
  });
  expect(sent).toEqual([]);
  expect(await screenMany(refusing(422, "too_many"), selected, form({ change: "screen" }))).toMatchObject({
    status: 422,
    problem: { key: "network:problems.tooMany" },
  });
});

import { expect, test } from "vitest";
import { paths } from "~/paths";
import { takeToast } from "~/toasts/toast.server";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const path = "/tasklist?kind=action&task=action%3A7";
const STEPS = { intent: "steps", actionId: "7", version: "4", seen: ["Call", "Ask"], was: "0", done: "1" };
const COMMENT = { intent: "comment", actionId: "7", text: "Line 3 can switch" };

test("ticks go with the steps as they are, by the version that their reader saw, and the task stays open beside its list", async () => {
  const { asked, status, to } = await posted(action, STEPS, { path, answers: [200, ONE] });
  const steps = [
    { title: "Call", dueOn: "2026-12-01", assigneeId: null, done: false },
    { title: "Ask", dueOn: null, assigneeId: 5, done: true },
  ];
  expect(asked).toEqual([
    ["GET", "/v2/actions/7", null],
    ["PUT", "/v2/actions/7", { steps, version: 4 }],
  ]);
  expect([status, to]).toEqual([303, path]);
});

test("ticks of two people are both kept: what was ticked here is ticked in what the other made of the steps", async () => {
  const second = { ...STEPS, version: "3", was: [], done: "1" };
  const { asked, status } = await posted(action, second, { path, answers: [200, ONE] });
  const [, [, , body] = []] = asked;
  expect(body).toMatchObject({
    steps: [
      { title: "Call", done: true },
      { title: "Ask", done: true },
    ],
    version: 4,
  });
  expect(status).toBe(303);
  // The step is gone that was ticked: whoever ticked it is to see what is there now.
  const gone = await posted(action, { ...second, seen: ["Call", "Visit"] }, { path, answers: [200, ONE] });
  expect(gone.asked.at(-1)?.[2]).toMatchObject({ version: 3 });
});

test("who ticks second is told, and keeps the ticks", async () => {
  const answer = await posted(action, { ...STEPS, done: ["0", "1"] }, { path, answers: [409, "stale_version", {}] });
  expect([answer.status, answer.problem]).toEqual([409, { key: "tasks:problems.stale" }]);
  expect(answer.kept).toMatchObject({ intent: "steps", done: ["0", "1"] });
  expect(answer.said).toMatchObject({ isStale: true });
});

test("a comment is the action's, and an empty one asks nobody", async () => {
  const said = { id: 9, text: COMMENT.text, createdBy: null, createdAt: "2026-11-01T00:00:00.000Z" };
  const { asked, status, to } = await posted(action, COMMENT, { path, answers: [201, said] });
  expect(asked).toEqual([["POST", "/v2/actions/7/comments", { text: COMMENT.text }]]);
  expect([status, to]).toEqual([303, path]);
  const empty = await posted(action, { ...COMMENT, text: " " }, { path });
  expect([empty.status, empty.errors, empty.asked]).toEqual([400, { text: ["tasks:problems.comment"] }, []]);
  const long = await posted(action, { ...COMMENT, text: "a".repeat(5001) }, { path });
  expect([long.status, long.errors, long.asked]).toEqual([400, { text: ["tasks:problems.commentTooLong"] }, []]);
  expect(long.kept).toMatchObject({ text: "a".repeat(5001) });
});

test("an action that is gone is said, what no form of the page sends is refused, and who may change nothing does not", async () => {
  const gone = await posted(action, COMMENT, { path, answers: [404, "not_found"] });
  expect([gone.status, gone.problem, gone.kept]).toEqual([400, { key: "tasks:problems.gone" }, COMMENT]);
  for (const fields of [
    { ...STEPS, version: "x" },
    { ...STEPS, done: "-1" },
    { ...STEPS, intent: "skip" },
  ])
    expect(await posted(action, fields, { path })).toMatchObject({ status: 400, asked: [] });
  await expect(posted(action, COMMENT, { path, visitor: true })).rejects.toMatchObject({ status: 403 });
});

test("the list's own form has no intent, and works as before", async () => {
  const { asked, to } = await posted(action, { change: "putOff", keys: "action:7" }, { path });
  expect([asked, to]).toEqual([[], expect.stringContaining("action%3A7")]);
});

test("what is done can be taken back from its notice, and the list stands alone where the task was open beside it", async () => {
  const made = {
    id: 4,
    kind: "tasks.change",
    state: "Done",
    done: 1,
    total: 1,
    changed: 1,
    error: null,
    canUndo: true,
  };
  const finish = (answers: Parameters<typeof posted>[2] = { answers: [200, made] }) =>
    posted(action, { change: "done@action:7@3" }, { path, ...answers });
  const { asked, status, to, cookies } = await finish();
  expect(asked).toEqual([
    ["POST", "/v2/tasks/changes", { keys: ["action:7"], versions: { "action:7": 3 }, change: { done: true } }],
  ]);
  expect([status, to]).toEqual([303, "/tasklist?kind=action"]);
  const headers = { cookie: cookies[0]?.split(";")[0] ?? "" };
  expect((await takeToast(new Request("http://tierwatch.test", { headers }))).toast).toMatchObject({
    key: "tasks:made.finished",
    action: { to: paths.undo(4), fields: { returnTo: "/tasklist?kind=action" } },
  });
  for (const [why, key] of [
    ["changed", "stale"],
    ["gone", "gone"],
    ["not_here", "elsewhere"],
    ["proof_missing", "refused"],
  ]) {
    const no = { ...made, changed: 0, canUndo: false, failedBy: { [`${why}`]: 1 } };
    const refused = await finish({ answers: [200, no] });
    expect([refused.status, refused.problem]).toEqual([409, { key: `tasks:problems.${key}` }]);
  }
});

const ONE = {
  ...{ id: 7, typeId: "watch", title: "Audit", description: "", metaStatus: "InProgress", dueOn: null, skipped: null },
  ...{ assignees: [], createdBy: null, createdAt: "2026-11-01T00:00:00.000Z", completedAt: null, targets: [] },
  ...{ alertIds: [], purpose: null, rightConcerned: null, rootCause: "", confidential: false, blockedReason: null },
  ...{
    completedReason: null,
    measure: null,
    effectDueOn: null,
    effect: null,
    effectWaived: null,
    cost: null,
    isWithSupplier: false,
    everyMonths: null,
    followsId: null,
  },
  success: { measure: "", before: null, after: null },
  steps: [
    {
      ...{ title: "Call", dueOn: "2026-12-01", assigneeId: null, assignee: null },
      doneAt: "2026-11-02T00:00:00.000Z",
    },
    { title: "Ask", dueOn: null, assigneeId: 5, assignee: "A B", doneAt: null },
  ],
  putOff: null,
  grievance: null,
  version: 4,
};

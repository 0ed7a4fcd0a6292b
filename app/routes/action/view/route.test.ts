import { expect, test } from "vitest";
import { posted } from "../../../../tests/support/posted";
import { action } from "./route";

const params = { actionId: "7" };
const CURRENT = { title: "Audit", metaStatus: "InProgress", dueOn: null, assignees: [{ name: "Mara Keller" }] };

test("a step is asked for with the version that its reader saw, and said", async () => {
  const answers = [200, ONE] as const;
  const { asked, status, to } = await posted(
    action,
    { intent: "step", version: "3", to: "Completed" },
    { params, answers },
  );
  expect(asked).toEqual([["PUT", "/v2/actions/7", { metaStatus: "Completed", version: 3 }]]);
  expect([status, to]).toEqual([303, "/action/7"]);
});

test("who is second is told what the first made of it, and keeps the reason that was typed", async () => {
  const answers = [409, "stale_version", { current: CURRENT }] as const;
  const fields = { intent: "skip", version: "3", reason: "On holiday", until: "2027-01-10" };
  const { status, problem, kept } = await posted(action, fields, { params, answers });
  const now = "Audit\u00a0· In progress\u00a0· Mara Keller";
  expect([status, problem]).toEqual([409, { key: "actions:problems.changed", params: { now } }]);
  expect(kept).toMatchObject({ reason: "On holiday", until: "2027-01-10" });
});

test.each([
  [{ intent: "skip", version: "3", reason: " " }, { reason: ["actions:problems.skipReason"] }],
  [{ intent: "comment", text: " " }, { text: ["actions:problems.comment"] }],
  [{ intent: "step", version: "3", to: "Done" }, { to: ["actions:problems.step"] }],
  [{ intent: "complete", version: "3", reason: " " }, { reason: ["actions:problems.skipReason"] }],
  [{ intent: "reopen", version: "3", to: "InProgress" }, { reason: ["actions:problems.skipReason"] }],
  [{ intent: "steps", version: "3", newDueOn: "2026-12-01" }, { newTitle: ["actions:problems.stepTitle"] }],
  [{ intent: "attach" }, { file: ["documents:problems.file"] }],
])("%j asks nobody", async (fields, errors) => {
  const answer = await posted(action, fields as Record<string, string>, { params });
  expect([answer.status, answer.errors, answer.asked]).toEqual([400, errors, []]);
});

test("steps that stay open are named, and completing with a reason is the way out", async () => {
  const answers = [409, "steps_open", { steps: ["Call", "Write"] }] as const;
  const refused = await posted(action, { intent: "step", version: "3", to: "Completed" }, { params, answers });
  const problem = { key: "actions:problems.stepsOpen", params: { steps: "Call, Write" } };
  expect([refused.status, refused.problem]).toEqual([409, problem]);
  const fields = { intent: "complete", version: "3", reason: "By phone" };
  const { asked } = await posted(action, fields, { params, answers: [200, ONE] });
  expect(asked).toEqual([
    ["PUT", "/v2/actions/7", { metaStatus: "Completed", completedReason: "By phone", version: 3 }],
  ]);
});

test("what is over is opened again with its reason", async () => {
  const fields = { intent: "reopen", version: "3", to: "InProgress", reason: "It came back" };
  const { asked } = await posted(action, fields, { params, answers: [200, ONE] });
  expect(asked).toEqual([["PUT", "/v2/actions/7", { metaStatus: "InProgress", reason: "It came back", version: 3 }]]);
});

test("ticks and a new step go with the steps that were there", async () => {
  const ticks = { version: "4", seen: ["Call", "Ask"], was: "0", done: "1" };
  const fields = { intent: "steps", ...ticks, newTitle: "Write", newDueOn: "2026-12-01" };
  const { asked, status } = await posted(action, fields, { params, answers: [200, ONE] });
  const steps = [
    { title: "Call", dueOn: null, assigneeId: null, done: false },
    { title: "Ask", dueOn: null, assigneeId: 5, done: true },
    { title: "Write", dueOn: "2026-12-01" },
  ];
  expect([status, asked.at(-1)]).toEqual([303, ["PUT", "/v2/actions/7", { steps, version: 4 }]]);
});

test("a file that came before and is gone is asked for again, at its field", async () => {
  const fields = { intent: "attach", mappedFilename: "00000000-0000-4000-8000-000000000000", keptName: "a.pdf" };
  const { asked, status, errors } = await posted(action, fields, { params, answers: [422, "invalid_input"] });
  expect(asked).toEqual([["POST", "/v2/actions/7/attachments", { mappedFilename: fields.mappedFilename }]]);
  expect([status, errors]).toEqual([400, { file: ["documents:problems.gone"] }]);
});

test("an action that has as many attachments as it can says so", async () => {
  const { status, problem } = await posted(
    action,
    { intent: "attach", documentId: "9" },
    { params, answers: [409, "too_many"] },
  );
  expect([status, problem]).toEqual([409, { key: "actions:problems.attachments", params: { most: "100" } }]);
});

test("a document that was deleted before it is attached again is said to be gone, and not the action", async () => {
  const fields = { intent: "attach", documentId: "9" };
  const { status, problem } = await posted(action, fields, { params, answers: [404, "not_found"] });
  expect([status, problem]).toEqual([400, { key: "actions:problems.documentGone" }]);
});

test("what is taken off can be attached again at once, and what is off already is as good as taken off", async () => {
  for (const answers of [[204], [404, "not_found"]] as const) {
    const { asked, status, to } = await posted(action, { intent: "detach", documentId: "9" }, { params, answers });
    expect(asked).toEqual([["DELETE", "/v2/actions/7/attachments/9", null]]);
    expect([status, to]).toEqual([303, "/action/7"]);
  }
});

test("proof that is kept stays attached, until a day that is said at the file", async () => {
  const answers = [409, "proof_kept", { until: "2033-11-30" }] as const;
  const fields = { intent: "detach", documentId: "9" };
  const { status, problem, kept } = await posted(action, fields, { params, answers });
  expect([status, problem]).toEqual([409, { key: "actions:problems.proofKept", params: { day: "30 Nov 2033" } }]);
  expect(kept).toMatchObject(fields);
});

test("an action that is gone is said, one that is no number is not there", async () => {
  const gone = await posted(action, { intent: "comment", text: "Hello" }, { params, answers: [404, "not_found"] });
  expect(gone.problem).toEqual({ key: "actions:problems.actionGone" });
  const nothing = posted(action, { intent: "comment", text: "Hello" }, { params: { actionId: "x" } });
  await expect(nothing).rejects.toMatchObject({ status: 404 });
});

const ONE = {
  ...CURRENT,
  id: 7,
  typeId: "on-site-audit",
  description: "",
  skipped: null,
  assignees: [],
  createdBy: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  completedAt: null,
  targets: [],
  alertIds: [],
  ...{ purpose: null, rightConcerned: null, rootCause: "", confidential: false, blockedReason: null },
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
    { title: "Call", dueOn: null, assigneeId: null, assignee: null, doneAt: "2026-11-02T00:00:00.000Z" },
    { title: "Ask", dueOn: null, assigneeId: 5, assignee: "A B", doneAt: null },
  ],
  putOff: null,
  grievance: null,
  version: 4,
};

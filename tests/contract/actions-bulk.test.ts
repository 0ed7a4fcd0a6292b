import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeActions } from "~/backend/contract/action-changes";
import { MOST_CHANGED } from "~/backend/contract/action-words";
import { changeAction, listActions, readAction, startAction } from "~/backend/contract/actions";
import { listEvidence } from "~/backend/contract/evidence";
import { readOperation, undoOperation } from "~/backend/contract/operations";
import { readSession } from "~/backend/contract/session";
import { addTeam } from "~/backend/contract/teams";
import { actions } from "../../server/backend/platform/db/schema/actions";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, begin, newsAbout } = actionsOn(use);

type Body = Parameters<typeof callBackend<typeof changeActions>>[2]["body"];
const bulk = async (ids: readonly number[], change: Body["change"], persona: Persona = "analyst") =>
  callBackend(await as(persona), changeActions, {
    body: { selection: { actions: ids.map((id) => ({ id })) }, change },
  });
const undo = async (operationId: number, persona: Persona = "analyst") =>
  callBackend(await as(persona), undoOperation, { params: { operationId } });
const read = async (actionId: number, persona: Persona = "analyst") =>
  callBackend(await as(persona), readAction, { params: { actionId } });
const userOf = async (persona: Persona) => (await callBackend(await as(persona), readSession, {})).user.id;

test("status, assignee and due day are changed in one go, recorded with each action, told once, and taken back", async () => {
  const made = [await begin({ title: "One" }), await begin({ title: "Two", dueOn: "2027-01-01" })];
  const ids = made.map(({ id }) => id);
  const manager = await userOf("manager");
  const change = { metaStatus: "InProgress", assignee: { kind: "user", id: manager }, dueOn: "2027-05-04" } as const;
  const done = await bulk(ids, change);
  expect(done).toMatchObject({ kind: "actions.change", state: "Done", total: 2, done: 2, changed: 2, canUndo: true });
  expect(done.failures).toBeUndefined();
  for (const id of ids) {
    expect(await read(id)).toMatchObject({
      ...{ metaStatus: "InProgress", dueOn: "2027-05-04", version: 2 },
      assignees: [{ kind: "user", id: manager, name: "Jonas Brandt" }],
    });
  }
  const { content } = await callBackend(await as("analyst"), listEvidence, { query: { subject: `action:${ids[1]}` } });
  expect(content[0]).toMatchObject({
    kind: "action.changed",
    before: { metaStatus: "Planned", dueOn: "2027-01-01", assignees: [] },
    after: { metaStatus: "InProgress", dueOn: "2027-05-04" },
  });
  const [first, second] = await Promise.all(ids.map((id) => newsAbout("manager", id)));
  expect([...(first ?? []), ...(second ?? [])]).toEqual([["action-assigned", "One (+1)"]]);
  expect(await undo(done.id)).toMatchObject({ canUndo: false });
  for (const { id, dueOn } of made) {
    expect(await read(id)).toMatchObject({ metaStatus: "Planned", dueOn, assignees: [], version: 3 });
  }
});

test("what somebody changed since stays when it is taken back, and is counted", async () => {
  const [one, two] = [(await begin()).id, (await begin()).id];
  const done = await bulk([one, two], { dueOn: "2027-06-01" });
  await callBackend(await as("manager"), changeAction, {
    params: { actionId: two },
    body: { version: 2, title: "Ask them twice" },
  });
  expect(await undo(done.id)).toMatchObject({ changed: 2, kept: 1 });
  expect((await read(one)).dueOn).not.toBe("2027-06-01");
  expect(await read(two)).toMatchObject({ dueOn: "2027-06-01", title: "Ask them twice" });
});

test("each keeps its own rules: those that cannot are named with why, the others are done", async () => {
  const fine = await begin({ title: "Fine" });
  const open = await begin({ title: "Open", steps: [{ title: "Ask" }] });
  const unproven = await begin({ title: "Unproven", typeId: "on-site-audit" });
  const seen = await begin({ title: "Seen" });
  await callBackend(await as("manager"), changeAction, {
    params: { actionId: seen.id },
    body: { version: 1, title: "Seen and changed" },
  });
  const done = await callBackend(await as("analyst"), changeActions, {
    body: {
      selection: { actions: [...[fine, open, unproven].map(({ id }) => ({ id })), { id: seen.id, version: 1 }] },
      change: { metaStatus: "Completed" },
    },
  });
  expect(done).toMatchObject({ changed: 1, total: 4, failedBy: { steps_open: 1, proof_missing: 1, changed: 1 } });
  expect(done.failures).toEqual([
    { id: open.id, name: "Open", why: "steps_open" },
    { id: unproven.id, name: "Unproven", why: "proof_missing" },
    { id: seen.id, name: "Seen and changed", why: "changed" },
  ]);
  expect((await read(open.id)).metaStatus).toBe("Planned");
  expect(await bulk([open.id, unproven.id], { metaStatus: "Completed", reason: "Closed site" })).toMatchObject({
    changed: 2,
  });
  expect(await read(open.id)).toMatchObject({ metaStatus: "Completed", completedReason: "Closed site" });
  expect(await bulk([open.id], { metaStatus: "Planned" })).toMatchObject({ failedBy: { reason_missing: 1 } });
});

test("no step is due after its action, and breaking off is a manager's", async () => {
  const { id } = await begin({ dueOn: "2027-09-01", steps: [{ title: "Ask", dueOn: "2027-08-01" }] });
  expect(await bulk([id], { dueOn: "2027-07-01" })).toMatchObject({ changed: 0, failedBy: { step_late: 1 } });
  const manager = await as("manager");
  const last = await callBackend(manager, startAction, {
    body: { typeId: "suspend-orders", title: "Stop", reason: "Nothing else helped" },
  });
  expect(await bulk([last.id], { metaStatus: "InProgress" })).toMatchObject({ failedBy: { last_resort: 1 } });
  expect(await bulk([last.id], { metaStatus: "InProgress" }, "manager")).toMatchObject({ changed: 1 });
});

test("a completed remedy has its check, a repeating one its next, and taking it back removes both", async () => {
  const { id, title } = await begin({ title: "Every month", purpose: "remedy", everyMonths: 1 });
  const done = await bulk([id], { metaStatus: "Completed" });
  expect((await read(id)).effectDueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const query = { q: title, state: "Planned" } as const;
  expect((await callBackend(await as("analyst"), listActions, { query })).content).toMatchObject([{ followsId: id }]);
  await undo(done.id);
  expect(await read(id)).toMatchObject({ metaStatus: "Planned", effectDueOn: null, completedAt: null });
  const left = (await callBackend(await as("analyst"), listActions, { query })).content;
  expect(left.map((action) => action.id)).toEqual([id]);
});

test("what the asker may not read is left out, and nobody gives away what they read only by having it", async () => {
  const hidden = await begin({ title: "Quorvax", confidential: true });
  const admin = await as("admin");
  const team = await callBackend(admin, addTeam, { body: { name: "Bulk readers", memberIds: [] } });
  const manager = await userOf("manager");
  const mine = await callBackend(await as("manager"), startAction, {
    body: {
      ...{ typeId: "watch", title: "Mine to read", confidential: true },
      assignees: [{ kind: "user", id: await userOf("analyst") }],
    },
  });
  expect(await bulk([mine.id], { assignee: { kind: "user", id: manager } })).toMatchObject({
    failedBy: { not_reader: 1 },
  });
  expect(await bulk([hidden.id], { assignee: { kind: "team", id: team.id } })).toMatchObject({ changed: 1 });
  const theirs = await bulk([hidden.id, 999_999_999], { dueOn: null }, "stranger");
  expect(theirs).toMatchObject({ changed: 0, failedBy: { not_found: 2 } });
  expect(theirs.failures?.map(({ name }) => name)).toEqual([null, null]);
  await expect(
    callBackend(await as("stranger"), readOperation, { params: { operationId: theirs.id - 1 } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(bulk([hidden.id], { dueOn: null }, "viewer")).rejects.toMatchObject({ status: 403 });
});

test("all of a filter change; more than the most are refused with how many that is", async () => {
  const { user } = await callBackend(await as("analyst"), readSession, {});
  await use.database.asSystem((tx) =>
    tx.insert(actions).values(
      Array.from({ length: MOST_CHANGED + 1 }, (_, n) => ({
        ...{ customerId: user.customer.id, typeId: "watch", title: `Zyx ${n}` },
        dueOn: n === 0 ? "2027-02-02" : null,
      })),
    ),
  );
  const ask = async (filter: { q: string; dueRange?: string }) =>
    callBackend(await as("analyst"), changeActions, {
      body: { selection: { filter: filter as never }, change: { metaStatus: "Aborted" } },
    });
  await expect(ask({ q: "Zyx" })).rejects.toMatchObject({ status: 422, code: "too_many", details: { most: 5000 } });
  expect(await ask({ q: "Zyx", dueRange: "2027-02-02..2027-02-02" })).toMatchObject({ changed: 1, total: 1 });
});

test("an assignee who is not there, and a change of nothing, are refused", async () => {
  const { id } = await begin();
  await expect(bulk([id], { assignee: { kind: "team", id: 999_999_999 } })).rejects.toMatchObject({
    status: 422,
    details: [{ path: "body.change.assignee" }],
  });
  await expect(bulk([id], {})).rejects.toMatchObject({ status: 422 });
  expect(await bulk([id], { metaStatus: "Planned" })).toMatchObject({ changed: 0, canUndo: false });
});

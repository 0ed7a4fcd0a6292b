import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addActionComment } from "~/backend/contract/action-comments";
import { assessEffect } from "~/backend/contract/action-effects";
import { changeAction, listActions, readAction, startAction } from "~/backend/contract/actions";
import { listEvidence } from "~/backend/contract/evidence";
import { undoOperation } from "~/backend/contract/operations";
import { changeTasks, listDoneTasks, listTasks } from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const DONE = { done: true } as const;

const finish = async (keys: string[], persona: Persona = "manager", versions: Record<string, number> = {}) =>
  callBackend(await as(persona), changeTasks, { body: { keys, versions, change: DONE } });
const undo = async (operationId: number, persona: Persona = "manager") =>
  callBackend(await as(persona), undoOperation, { params: { operationId } });
const begin = async (more: object = {}) =>
  callBackend(await as("manager"), startAction, { body: { typeId: "watch", title: "Finish me", ...more } });
const read = async (actionId: number) => callBackend(await as("manager"), readAction, { params: { actionId } });
const open = async (key: string) =>
  (await callBackend(await as("manager"), listTasks, { query: { owner: "all", size: 200 } })).content.some(
    (task) => task.key === key,
  );
const followers = async (actionId: number) =>
  (await callBackend(await as("manager"), listActions, { query: { q: "Every quarter", state: "Planned" } })).content
    .filter(({ followsId }) => followsId === actionId)
    .map(({ id }) => id);

async function tick(): Promise<{ key: string; id: number }> {
  const { customerId, people } = await peopleOf(use);
  const id = await use.database.asSystem(async (tx) =>
    WAITING["contact-bounced"](tx, {
      customerId,
      targetId: await addTarget(tx, "Gerberei Finis"),
      by: people.manager ?? 0,
    }),
  );
  return { key: `contact-bounced:${id}`, id };
}

test("an action that was finished is open again, without its check and the next one that nobody touched", async () => {
  const { id, version } = await begin({ title: "Every quarter", purpose: "remedy", everyMonths: 3 });
  const key = `action:${id}`;
  const done = await finish([key], "manager", { [key]: version });
  expect(done).toMatchObject({ changed: 1, canUndo: true });
  expect(await read(id)).toMatchObject({ metaStatus: "Completed", effectDueOn: expect.any(String) });
  const [next = 0] = await followers(id);
  await undo(done.id);
  expect(await read(id)).toMatchObject({ metaStatus: "Planned", effectDueOn: null, completedAt: null });
  expect(await read(next)).toMatchObject({ metaStatus: "Aborted" });
  expect(await open(key)).toBe(true);
  const { content } = await callBackend(await as("manager"), listEvidence, { query: { subject: `action:${id}` } });
  expect(content[0]).toMatchObject({ kind: "action.changed", after: { metaStatus: "Planned" } });
  await expect(undo(done.id)).rejects.toMatchObject({ status: 409, code: "undone_already" });
  // Finished again it starts the next one as if it had never been taken back.
  await finish([key]);
  expect(await followers(id)).toHaveLength(1);
});

test("the next one stays where somebody has worked on it", async () => {
  const { id } = await begin({ title: "Every quarter", everyMonths: 3 });
  const done = await finish([`action:${id}`]);
  const [next = 0] = await followers(id);
  await callBackend(await as("analyst"), addActionComment, { params: { actionId: next }, body: { text: "Booked" } });
  await undo(done.id);
  expect((await read(id)).metaStatus).toBe("Planned");
  expect(await read(next)).toMatchObject({ metaStatus: "Planned", followsId: id });
});

test("what was changed since stays finished, and so does what it started", async () => {
  const { id } = await begin({ title: "Every quarter", purpose: "remedy", everyMonths: 3 });
  const done = await finish([`action:${id}`]);
  const { version } = await read(id);
  const body = { result: "effective" as const, note: "Wages are paid", documentIds: [], version };
  await callBackend(await as("manager"), assessEffect, { params: { actionId: id }, body });
  const [next = 0] = await followers(id);
  await expect(undo(done.id)).rejects.toMatchObject({ status: 409, code: "changed_since" });
  expect(await read(id)).toMatchObject({ metaStatus: "Completed", effect: { result: "effective" } });
  expect(await read(next)).toMatchObject({ metaStatus: "Planned", followsId: id });

  // Of several those that nobody changed are open again.
  const [one, other] = [await begin(), await begin({ title: "Every quarter", everyMonths: 3 })];
  const both = await finish([`action:${one.id}`, `action:${other.id}`]);
  const changed = { metaStatus: "Completed" as const, title: "Renamed", version: (await read(other.id)).version };
  await callBackend(await as("manager"), changeAction, { params: { actionId: other.id }, body: changed });
  expect(await undo(both.id)).toMatchObject({ kept: 1 });
  expect((await read(one.id)).metaStatus).toBe("Planned");
  expect((await read(other.id)).metaStatus).toBe("Completed");
  expect(await followers(other.id)).toHaveLength(1);
});

test("a tick is taken back for who sees such tasks, unless the contact was changed since", async () => {
  const [first, second] = [await tick(), await tick()];
  const ticked = await finish([first.key]);
  expect(await open(first.key)).toBe(false);
  const doneBy = async () =>
    (await callBackend(await as("manager"), listDoneTasks, { query: { size: 200 } })).content.map(({ key }) => key);
  expect(await doneBy()).toContain(first.key);
  await undo(ticked.id);
  expect([await open(first.key), (await doneBy()).includes(first.key)]).toEqual([true, false]);
  const { content } = await callBackend(await as("manager"), listEvidence, { query: { size: 50 } });
  expect(content.map(({ kind }) => kind)).toContain("task.undone");

  const later = await finish([second.key]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update target_contacts set version = version + 1 where id = ${second.id}`),
  );
  await expect(undo(later.id)).rejects.toMatchObject({ status: 409, code: "changed_since" });
  expect(await open(second.key)).toBe(false);
});

test("what its own rules refuse stays open and says why, and nobody of another customer takes anything back", async () => {
  const steps = await begin({ steps: [{ title: "Ask" }] });
  const stale = await begin();
  const { customerId, people } = await peopleOf(use);
  const match = await use.database.asSystem(async (tx) =>
    WAITING["sanctions-match"](tx, {
      customerId,
      targetId: await addTarget(tx, "Finis Stahl"),
      by: people.manager ?? 0,
    }),
  );
  const keys = [`action:${steps.id}`, `action:${stale.id}`, `sanctions-match:${match}`, "action:999999999"];
  const none = await finish(keys, "manager", { [`action:${stale.id}`]: 99 });
  expect(none).toMatchObject({ changed: 0, canUndo: false });
  expect(none.failures?.map(({ why }) => why)).toEqual(["steps_open", "changed", "not_here", "gone"]);
  expect(await open(`action:${steps.id}`)).toBe(true);

  expect((await finish([`action:${stale.id}`], "stranger")).changed).toBe(0);
  const done = await finish([`action:${stale.id}`]);
  await expect(undo(done.id, "stranger")).rejects.toMatchObject({ status: 404 });
  await expect(undo(done.id, "viewer")).rejects.toMatchObject({ status: 403 });
  expect((await read(stale.id)).metaStatus).toBe("Completed");
});

test("what somebody may not open again is refused for that, and of several the others are opened", async () => {
  const stop = { typeId: "suspend-orders", title: "Stop orders", reason: "Nothing else helped" };
  const [alone, among, other] = [await begin(stop), await begin(stop), await begin()];
  const done = await finish([`action:${alone.id}`]);
  const several = await finish([`action:${among.id}`, `action:${other.id}`]);
  await expect(undo(done.id, "analyst")).rejects.toMatchObject({ status: 403, code: "not_permitted" });
  expect(await undo(several.id, "analyst")).toMatchObject({ changed: 2, kept: 1 });
  const states = [alone, among, other].map(async ({ id }) => (await read(id)).metaStatus);
  expect(await Promise.all(states)).toEqual(["Completed", "Completed", "Planned"]);
  // Refused it was not taken back: who may do it still can.
  await undo(done.id);
  expect((await read(alone.id)).metaStatus).toBe("Planned");
});

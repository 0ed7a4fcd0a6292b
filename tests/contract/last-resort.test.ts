import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeActions } from "~/backend/contract/action-changes";
import { type Action, changeAction, readAction, startAction } from "~/backend/contract/actions";
import { listEvidence } from "~/backend/contract/evidence";
import { startMeasures } from "~/backend/contract/measures";
import { readOperation, undoOperation } from "~/backend/contract/operations";
import { readSession } from "~/backend/contract/session";
import { addTeam, deleteTeam } from "~/backend/contract/teams";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, begin, world } = actionsOn(use);
const read = async (actionId: number) => callBackend(await as("manager"), readAction, { params: { actionId } });
const stop = async () =>
  callBackend(await as("manager"), startAction, {
    body: { typeId: "suspend-orders", title: "Stop", reason: "Nothing else helped" },
  });
const move = async (persona: Persona, { id, version }: Pick<Action, "id" | "version">, body: object) =>
  callBackend(await as(persona), changeAction, { params: { actionId: id }, body: { version, ...body } });
const bulk = async (persona: Persona, ids: readonly number[], change: object) =>
  callBackend(await as(persona), changeActions, {
    body: { selection: { actions: ids.map((id) => ({ id })) }, change },
  });
const undo = async (persona: Persona, operationId: number) =>
  callBackend(await as(persona), undoOperation, { params: { operationId } });

test.each(["orders-paused", "responsible-exit"])(
  "the measure %s suspends orders, which who approves starts with a reason",
  async (measureId) => {
    const start = async (persona: Persona, more: object) =>
      callBackend(await as(persona), startMeasures, {
        params: { measureId },
        body: { version: "1", selection: { targetIds: [world.target] }, ...more },
      });
    const reason = "Children were found at work";
    await expect(start("analyst", { reason })).rejects.toMatchObject({ status: 403 });
    await expect(start("manager", {})).rejects.toMatchObject({ status: 422, details: [{ path: "body.reason" }] });
    expect(await start("manager", { reason })).toMatchObject({ changed: 1 });
    const { content } = await callBackend(await as("manager"), listEvidence, { query: { size: 5 } });
    expect(content).toContainEqual(expect.objectContaining({ kind: "action.started", reason }));
  },
);

test("one alone is begun, finished and reopened by who approves, as many are; anybody calls it off", async () => {
  const begun = await stop();
  await expect(move("analyst", begun, { metaStatus: "InProgress" })).rejects.toMatchObject({
    status: 409,
    code: "last_resort",
  });
  const off = await move("analyst", begun, { metaStatus: "Aborted" });
  const reopening = move("analyst", off, { metaStatus: "InProgress", reason: "Again" });
  await expect(reopening).rejects.toMatchObject({ code: "last_resort" });
  expect(await move("manager", off, { metaStatus: "InProgress", reason: "Again" })).toMatchObject({
    metaStatus: "InProgress",
  });
});

test("nobody else than who approves undoes that it was called off", async () => {
  const { id } = await stop();
  const done = await bulk("manager", [id], { metaStatus: "Aborted" });
  expect(await undo("analyst", done.id)).toMatchObject({ kept: 1 });
  expect((await read(id)).metaStatus).toBe("Aborted");
});

test("an operation, which everybody of the customer reads, does not name what is confidential", async () => {
  const hidden = await begin({ title: "Quorvax", confidential: true, steps: [{ title: "Ask" }] });
  const seen = await begin({ title: "Seen", steps: [{ title: "Ask" }] });
  const { id } = await bulk("analyst", [hidden.id, seen.id], { metaStatus: "Completed" });
  const told = await callBackend(await as("viewer"), readOperation, { params: { operationId: id } });
  expect(told.failures).toEqual([
    { id: hidden.id, name: null, why: "steps_open" },
    { id: seen.id, name: "Seen", why: "steps_open" },
  ]);
});

test("undoing gives an action back to nobody who has left", async () => {
  const [manager, admin] = [await as("manager"), await as("admin")];
  const { user } = await callBackend(manager, readSession, {});
  const team = await callBackend(admin, addTeam, { body: { name: "Left soon", memberIds: [] } });
  const { id } = await callBackend(manager, startAction, {
    body: { typeId: "watch", title: "Watch", dueOn: "2027-01-01", assignees: [{ kind: "team", id: team.id }] },
  });
  const done = await bulk("manager", [id], { assignee: { kind: "user", id: user.id }, dueOn: "2027-02-02" });
  await callBackend(admin, deleteTeam, { params: { teamId: String(team.id) } });
  await undo("manager", done.id);
  expect(await read(id)).toMatchObject({ dueOn: "2027-01-01", assignees: [{ kind: "user", id: user.id }] });
});

import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeActions } from "~/backend/contract/action-changes";
import { assessEffect } from "~/backend/contract/action-effects";
import { changeAction, readAction } from "~/backend/contract/actions";
import { listEvidence } from "~/backend/contract/evidence";
import { undoOperation } from "~/backend/contract/operations";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, begin } = actionsOn(use);

type Change = Parameters<typeof callBackend<typeof changeAction>>[2]["body"];
const change = async (actionId: number, body: Change) =>
  callBackend(await as("analyst"), changeAction, { params: { actionId }, body });
const read = async (actionId: number) => callBackend(await as("analyst"), readAction, { params: { actionId } });
const abort = async (actionId: number, reason?: string) =>
  callBackend(await as("analyst"), changeActions, {
    body: { selection: { actions: [{ id: actionId }] }, change: { metaStatus: "Aborted", ...(reason && { reason }) } },
  });
const lastEntry = async (actionId: number) =>
  (await callBackend(await as("analyst"), listEvidence, { query: { subject: `action:${actionId}` } })).content[0];
/** A remedy that is done, in version 2. */
const remedied = async () => {
  const { id } = await begin({ purpose: "remedy" });
  const { effectDueOn } = await change(id, { version: 1, metaStatus: "Completed" });
  return { id, dueOn: effectDueOn };
};

const REASON = "Supplier left in May";
const refused = { status: 422, details: [{ path: "body.reason" }] };

test("a completed action is called off with a reason, and what was found of it stays", async () => {
  const { id, dueOn } = await remedied();
  await callBackend(await as("analyst"), assessEffect, {
    params: { actionId: id },
    body: { result: "partly", note: "Seen on site", version: 2 },
  });
  await expect(change(id, { version: 3, metaStatus: "Aborted" })).rejects.toMatchObject(refused);
  await expect(change(id, { version: 3, metaStatus: "Aborted", reason: "  Too few  " })).rejects.toMatchObject(refused);
  expect(await change(id, { version: 3, metaStatus: "Aborted", reason: REASON })).toMatchObject({
    ...{ metaStatus: "Aborted", completedAt: null, effectDueOn: null },
    effect: { result: "partly", note: "Seen on site" },
    effectWaived: { dueOn, reason: REASON },
  });
  expect(await lastEntry(id)).toMatchObject({
    reason: REASON,
    before: { effectDueOn: dueOn, effectWaived: null },
    after: { effect: { result: "partly", note: "Seen on site" }, effectWaived: { dueOn } },
  });
  // Taken up again, it is judged anew: what was dropped is kept until a check has a day again.
  const open = await change(id, { version: 4, metaStatus: "Planned", reason: "They are back" });
  expect(open).toMatchObject({ effect: null, effectWaived: { dueOn, reason: REASON } });
  const done = await change(id, { version: 5, metaStatus: "Completed" });
  expect(done).toMatchObject({ effectDueOn: dueOn, effectWaived: null });
});

test("another purpose or no day drops the check with a reason only, and a day brings it back", async () => {
  const { id, dueOn } = await remedied();
  await expect(change(id, { version: 2, purpose: "monitor" })).rejects.toMatchObject(refused);
  await expect(change(id, { version: 2, purpose: "monitor", effectDueOn: null })).rejects.toMatchObject(refused);
  const kept = await change(id, { version: 2, purpose: "monitor", reason: REASON });
  expect(kept).toMatchObject({ effectDueOn: dueOn, effectWaived: null });
  await expect(change(id, { version: 3, effectDueOn: null })).rejects.toMatchObject(refused);
  const without = await change(id, { version: 3, effectDueOn: null, reason: REASON });
  expect(without).toMatchObject({ effectDueOn: null, effectWaived: { dueOn, reason: REASON } });
  expect(await change(id, { version: 4, purpose: "end" })).toMatchObject({ effectDueOn: dueOn, effectWaived: null });
});

test("what has a check by law is reopened only with a reason that says enough, alone and among many", async () => {
  const { id } = await remedied();
  await expect(change(id, { version: 2, metaStatus: "InProgress", reason: "Again" })).rejects.toMatchObject(refused);
  const many = await callBackend(await as("analyst"), changeActions, {
    body: { selection: { actions: [{ id }] }, change: { metaStatus: "InProgress", reason: "Again" } },
  });
  expect(many).toMatchObject({ changed: 0, failures: [{ id, why: "check_reason" }] });
  const again = await change(id, { version: 2, metaStatus: "InProgress", reason: "The wages are late again" });
  expect(again).toMatchObject({ metaStatus: "InProgress", effectDueOn: null });
});

test("what is reopened and then called off says when its check was due, and why nobody made it", async () => {
  const { id, dueOn } = await remedied();
  const kept = { effectWaived: { dueOn, reason: REASON } };
  expect(await change(id, { version: 2, metaStatus: "InProgress", reason: REASON })).toMatchObject(kept);
  expect(await change(id, { version: 3, metaStatus: "Aborted" })).toMatchObject({ metaStatus: "Aborted", ...kept });
  const other = await remedied();
  const reopen = { metaStatus: "InProgress", reason: REASON } as const;
  const selection = { actions: [{ id: other.id }] };
  await callBackend(await as("analyst"), changeActions, { body: { selection, change: reopen } });
  await abort(other.id);
  expect(await read(other.id)).toMatchObject({ metaStatus: "Aborted", ...kept });
});

test("what is reopened leaves the law's purposes only with a reason of its own", async () => {
  const { id, dueOn } = await remedied();
  await change(id, { version: 2, metaStatus: "InProgress", reason: "New documents came" });
  await expect(change(id, { version: 3, purpose: "supply" })).rejects.toMatchObject(refused);
  const left = await change(id, { version: 3, purpose: "supply", reason: REASON });
  expect(left).toMatchObject({ purpose: "supply", effectWaived: { dueOn, reason: REASON } });
  const done = await change(id, { version: 4, metaStatus: "Completed" });
  expect(done).toMatchObject({ effectDueOn: null, effectWaived: { dueOn, reason: REASON } });
});

test("a check that somebody chose is of no interest any more once what was called off goes on", async () => {
  const due = new Date(Date.now() + 86_400_000 * 90).toISOString().slice(0, 10);
  const { id } = await begin({ purpose: "supply" });
  await change(id, { version: 1, metaStatus: "Completed", effectDueOn: due });
  const off = await change(id, { version: 2, metaStatus: "Aborted", reason: REASON });
  expect(off.effectWaived).toEqual({ dueOn: due, reason: REASON });
  const done = await change(id, { version: 3, metaStatus: "Completed", reason: "They are back" });
  expect(done).toMatchObject({ metaStatus: "Completed", effectWaived: null });
});

test("what the law does not want checked needs no reason", async () => {
  const { id } = await begin({ purpose: "supply" });
  await change(id, { version: 1, metaStatus: "Completed" });
  await change(id, { version: 2, purpose: "monitor" });
  expect(await change(id, { version: 3, metaStatus: "Aborted" })).toMatchObject({ effectWaived: null });
});

test("many are called off by the same rule, and their checks are back when that is undone", async () => {
  const { id, dueOn } = await remedied();
  expect(await abort(id)).toMatchObject({ changed: 0, failures: [{ id, why: "check_reason" }] });
  expect(await abort(id, "Too few")).toMatchObject({ changed: 0, failedBy: { check_reason: 1 } });
  const { id: operationId } = await abort(id, REASON);
  expect(await read(id)).toMatchObject({ metaStatus: "Aborted", effectWaived: { dueOn, reason: REASON } });
  expect(await lastEntry(id)).toMatchObject({
    reason: REASON,
    before: { effectDueOn: dueOn },
    after: { effectWaived: { dueOn } },
  });
  await callBackend(await as("analyst"), undoOperation, { params: { operationId } });
  expect(await read(id)).toMatchObject({ metaStatus: "Completed", effectDueOn: dueOn, effectWaived: null });
});

test("the ledger keeps no words of a confidential action's reason, and the action does", async () => {
  const { id } = await begin({ purpose: "remedy", confidential: true });
  await change(id, { version: 1, metaStatus: "Completed" });
  const { effectWaived } = await change(id, { version: 2, metaStatus: "Aborted", reason: REASON });
  expect(effectWaived?.reason).toBe(REASON);
  expect(JSON.stringify(await lastEntry(id))).not.toContain(REASON);
});

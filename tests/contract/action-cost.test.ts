import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction, listActions, readAction, startAction } from "~/backend/contract/actions";
import { listEvidence } from "~/backend/contract/evidence";
import { addGrievanceReport } from "~/backend/contract/grievances";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

const use = ownBackend();
const { as, begin, world } = actionsOn(use);

type Change = Parameters<typeof callBackend<typeof changeAction>>[2]["body"];
const change = async (actionId: number, body: Change, persona: Persona = "analyst") =>
  callBackend(await as(persona), changeAction, { params: { actionId }, body });
const read = async (actionId: number, persona: Persona = "analyst") =>
  callBackend(await as(persona), readAction, { params: { actionId } });

const reported = async () => {
  const { id } = await callBackend(await as("manager"), addGrievanceReport, {
    params: { targetId: String(world.target) },
    body: { title: "Wages are late", description: "Since May", topic: "wages" },
  });
  return id;
};
const begunFor = async (grievanceId: number, more: object = {}) =>
  callBackend(await as("manager"), startAction, {
    body: { typeId: "watch", title: "Pay the wages", targetIds: [world.target], grievanceId, ...more },
  });

test("a cost is kept to the cent in its currency, changed and removed", async () => {
  const { id, cost } = await begin({ cost: { amount: 1200.5, currency: "EUR" } });
  expect(cost).toEqual({ amount: 1200.5, currency: "EUR" });
  expect((await change(id, { version: 1, title: "Another title" })).cost).toEqual(cost);
  const dearer = { amount: 0.07, currency: "CHF" };
  expect(await change(id, { version: 2, cost: dearer })).toMatchObject({ cost: dearer, version: 3 });
  expect((await change(id, { version: 3, cost: dearer })).version).toBe(3);
  expect((await change(id, { version: 3, cost: null })).cost).toBeNull();
  for (const wrong of [
    { amount: -1, currency: "EUR" },
    { amount: 1.005, currency: "EUR" },
    { amount: 1, currency: "EURO" },
    { amount: 1, currency: "XQQ" },
  ]) {
    await expect(begin({ cost: wrong })).rejects.toMatchObject({ status: 422 });
  }
});

test("an action about a grievance is confidential, and only who reads grievances knows of which", async () => {
  const grievanceId = await reported();
  const { id, confidential } = await begunFor(grievanceId);
  expect(confidential).toBe(true);
  expect((await read(id, "manager")).grievance).toEqual({ id: grievanceId, targetId: world.target });
  await expect(read(id, "viewer")).rejects.toMatchObject({ status: 404 });
  // Said to be for everybody, it is read by everybody; of which grievance it is, is not.
  const open = await begunFor(grievanceId, { confidential: false, title: "Check all wages" });
  expect((await read(open.id, "viewer")).grievance).toBeNull();
  expect(
    JSON.stringify(await callBackend(await as("viewer"), listActions, { query: { q: "Check all wages" } })),
  ).not.toContain("grievance");
  const { content } = await callBackend(await as("analyst"), listEvidence, { query: { subject: `action:${open.id}` } });
  expect(JSON.stringify(content)).not.toContain("grievance");
});

test("linking an action later makes it confidential, and the grievance's ledger has both ways", async () => {
  const grievanceId = await reported();
  const { id } = await begin({ title: "Ask about wages" });
  const linked = await change(id, { version: 1, grievanceId }, "manager");
  expect(linked).toMatchObject({ confidential: true, version: 2 });
  expect((await change(id, { version: 2, grievanceId }, "manager")).version).toBe(2);
  // Who may not read grievances changes the rest, and the link stays.
  await change(id, { version: 2, title: "Ask about all wages" });
  expect((await read(id, "manager")).grievance?.id).toBe(grievanceId);
  await change(id, { version: 3, grievanceId: null, confidential: false }, "manager");
  expect(await read(id, "manager")).toMatchObject({ grievance: null, confidential: false });
  const subject = `grievance-report:${grievanceId}`;
  const { content } = await callBackend(await as("manager"), listEvidence, { query: { subject } });
  expect(content.slice(0, 2).map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ["grievance-report.no-action", { actionId: id }, null],
    ["grievance-report.action", null, { actionId: id }],
  ]);
  const toOthers = await callBackend(await as("analyst"), listEvidence, { query: { subject } });
  expect(toOthers.content.map(({ kind }) => kind)).not.toContain("grievance-report.action");
});

test("a grievance that is not there is refused at its field, and a link by who may not read grievances altogether", async () => {
  const grievanceId = await reported();
  await expect(begunFor(999_999_999)).rejects.toMatchObject({ status: 422, details: [{ path: "body.grievanceId" }] });
  await expect(begin({ grievanceId })).rejects.toMatchObject({ status: 403, code: "not_permitted" });
  const { id } = await begin();
  await expect(change(id, { version: 1, grievanceId })).rejects.toMatchObject({ status: 403 });
  await expect(change(id, { version: 1, grievanceId: null })).rejects.toMatchObject({ status: 403 });
  const strange = callBackend(await as("strangeAdmin"), startAction, {
    body: { typeId: "watch", title: "Theirs", grievanceId },
  });
  await expect(strange).rejects.toMatchObject({ status: 422 });
});

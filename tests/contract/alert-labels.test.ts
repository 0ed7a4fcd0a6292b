import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  changeAlertLabel,
  createAlertLabel,
  deleteAlertLabel,
  listAlertLabels,
  readAlertLabel,
  showAlertLabel,
} from "~/backend/contract/alert-labels";
import { listEvidence } from "~/backend/contract/evidence";
import { backendUnderTest } from "../support/backend-under-test";
import { type Persona, signInAs } from "../support/personas";

const use = backendUnderTest();
const as = (persona: Persona) => signInAs(use.transport, persona);
const COLOURS = { backgroundColor: "#e1f0f2", textColor: "#084a56" };
const label = (scope: "User" | "Customer") => ({ scope, name: `Label ${randomUUID()}`, ...COLOURS });

test("an analyst makes a label of their own that nobody else sees", async () => {
  const [analyst, manager] = await Promise.all([as("analyst"), as("manager")]);
  const made = await callBackend(analyst, createAlertLabel, { body: label("User") });
  expect(made).toMatchObject({ visible: true, alertCount: 0, version: 1 });
  expect(await callBackend(analyst, listAlertLabels, {})).toContainEqual(made);
  expect(await callBackend(manager, listAlertLabels, {})).not.toContainEqual(made);
  const read = callBackend(manager, readAlertLabel, { params: { labelId: made.id } });
  await expect(read).rejects.toMatchObject({ status: 404 });
});

test("the customer's labels are everybody's to see and the managers' to change", async () => {
  const [analyst, manager] = await Promise.all([as("analyst"), as("manager")]);
  const refused = callBackend(analyst, createAlertLabel, { body: label("Customer") });
  await expect(refused).rejects.toMatchObject({ status: 403 });
  const made = await callBackend(manager, createAlertLabel, { body: label("Customer") });
  const params = { labelId: made.id };
  expect(await callBackend(analyst, readAlertLabel, { params })).toEqual(made);
  await expect(callBackend(analyst, deleteAlertLabel, { params })).rejects.toMatchObject({ status: 403 });
  await expect(callBackend(analyst, showAlertLabel, { params, body: { visible: false } })).rejects.toMatchObject({
    status: 403,
  });
});

test("a name is taken once, whatever its capitals", async () => {
  const manager = await as("manager");
  const body = label("Customer");
  await callBackend(manager, createAlertLabel, { body });
  const again = callBackend(manager, createAlertLabel, { body: { ...body, name: body.name.toUpperCase() } });
  await expect(again).rejects.toMatchObject({ status: 409, code: "label_exists" });
});

test("of two who rename a label the second learns what the first made of it", async () => {
  const manager = await as("manager");
  const made = await callBackend(manager, createAlertLabel, { body: label("Customer") });
  const params = { labelId: made.id };
  const name = `Renamed ${randomUUID()}`;
  await callBackend(manager, changeAlertLabel, { params, body: { name, ...COLOURS, version: 1 } });
  const second = callBackend(manager, changeAlertLabel, { params, body: { name: "Other", ...COLOURS, version: 1 } });
  await expect(second).rejects.toMatchObject({ code: "stale_version", details: { current: { name, version: 2 } } });
});

test("hiding and deleting are in the ledger; hiding twice changes nothing", async () => {
  const manager = await as("manager");
  const made = await callBackend(manager, createAlertLabel, { body: label("Customer") });
  const params = { labelId: made.id };
  const hidden = await callBackend(manager, showAlertLabel, { params, body: { visible: false } });
  expect(await callBackend(manager, showAlertLabel, { params, body: { visible: false } })).toEqual(hidden);
  await callBackend(manager, deleteAlertLabel, { params });
  const { content } = await callBackend(manager, listEvidence, { query: { subject: `alert-label:${made.id}` } });
  expect(content.map(({ before, after }) => [before === null, after === null])).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ]);
});

test("a label that nobody could read is refused with its contrast, new or changed", async () => {
  const analyst = await as("analyst");
  const grey = { backgroundColor: "#ffffff", textColor: "#777777" };
  const refusal = { status: 422, code: "low_contrast", details: { ratio: expect.closeTo(4.48, 2), least: 4.5 } };
  const made = callBackend(analyst, createAlertLabel, { body: { ...label("User"), ...grey } });
  await expect(made).rejects.toMatchObject(refusal);
  const { id, name } = await callBackend(analyst, createAlertLabel, { body: label("User") });
  const body = { name, ...grey, version: 1 };
  await expect(callBackend(analyst, changeAlertLabel, { params: { labelId: id }, body })).rejects.toMatchObject(
    refusal,
  );
});

import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { changeAction, exportActions, listActions, readAction, startAction } from "~/backend/contract/actions";
import { decidePlan, proposePlan } from "~/backend/contract/supplier-plans";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { proposal, supplierPlansOn } from "../support/supplier-plans";

const use = ownBackend();
const { action, sent } = supplierPlansOn(use);

type Query = Parameters<typeof callBackend<typeof listActions>>[2]["query"];
const idsOf = async (query: Partial<Query>) => {
  const analyst = await signInAs(use.transport, "analyst");
  const { content } = await callBackend(analyst, listActions, { query: { size: 200, ...query } as Query });
  return content.map(({ id }) => id);
};

test("an action waits for its supplier as long as the supplier has the plan, and is found by it", async () => {
  const { analyst, actionId, plan, link } = await sent("Waits Mill");
  const isWaiting = async () => [
    (await callBackend(analyst, readAction, { params: { actionId } })).isWithSupplier,
    (await idsOf({ hindrance: "waiting-supplier" })).includes(actionId),
  ];
  expect(await isWaiting()).toEqual([true, true]);
  const other = await action("Never Asked Mill");
  expect(await idsOf({ hindrance: "waiting-supplier" })).not.toContain(other.actionId);
  await callBackend({ backend: use.transport }, proposePlan, { body: { ...link, ...proposal(1) } });
  expect(await isWaiting()).toEqual([false, false]);
  // What was accepted is the supplier's to do.
  await callBackend(analyst, decidePlan, { params: { planId: plan.id }, body: { accept: true, version: 2 } });
  expect(await isWaiting()).toEqual([true, true]);
});

test("what is called off waits for nobody", async () => {
  const { analyst, actionId } = await sent("Called Off Mill");
  const body = { version: 1, metaStatus: "Aborted" as const };
  expect((await callBackend(analyst, changeAction, { params: { actionId }, body })).isWithSupplier).toBe(false);
  expect(await idsOf({ hindrance: "waiting-supplier" })).not.toContain(actionId);
});

test("a blocked action is found by that, until it is over, and the file says what holds it up", async () => {
  const { analyst, actionId } = await sent("Blocked Mill");
  const change = (body: object) =>
    callBackend(analyst, changeAction, { params: { actionId }, body: { version: 1, ...body } });
  await change({ blockedReason: "Strike at the port" });
  expect(await idsOf({ hindrance: "blocked" })).toContain(actionId);
  const query = { format: "csv", q: "Blocked Mill" } as const;
  const file = async () => (await streamBackend(analyst, exportActions, { query })).text();
  expect(await file()).toContain("Waiting for the supplier; Strike at the port");
  await change({ version: 2, metaStatus: "Completed", completedReason: "Closed with proof on paper" });
  expect(await idsOf({ hindrance: "blocked" })).not.toContain(actionId);
  expect(await file()).not.toContain("Strike at the port");
});

test("actions are found by the law that asks for them", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const begun = async (purpose: "prevent" | "remedy" | "end" | "mitigate" | "monitor" | "supply") =>
    (await callBackend(analyst, startAction, { body: { typeId: "watch", title: `Law ${purpose}`, purpose } })).id;
  const [prevent, remedy, end, mitigate] = [
    ...[await begun("prevent"), await begun("remedy"), await begun("end"), await begun("mitigate")],
  ];
  await begun("monitor");
  await begun("supply");
  const found = async (law: "lksg" | "lksg-6" | "lksg-7") => (await idsOf({ q: "Law ", law })).sort((a, b) => a - b);
  expect(await found("lksg-6")).toEqual([prevent]);
  expect(await found("lksg-7")).toEqual([remedy, end, mitigate]);
  expect(await found("lksg")).toEqual([prevent, remedy, end, mitigate]);
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readOperation } from "~/backend/contract/operations";
import type { TaskKind } from "~/backend/contract/task-words";
import { changeTask, changeTasks, listTasks } from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function waiting(kind: TaskKind): Promise<string> {
  const { customerId, people } = await peopleOf(use);
  const id = await use.database.asSystem(async (tx) =>
    WAITING[kind](tx, { customerId, targetId: await addTarget(tx, "Weberei Lindau"), by: people.manager ?? 0 }),
  );
  return `${kind}:${id}`;
}
const taskOf = async (key: string) => {
  const { content } = await callBackend(await as("manager"), listTasks, { query: { size: 200, owner: "all" } });
  return content.find((task) => task.key === key);
};

test("what somebody changed since it was seen stays as they made it, and is named with why", async () => {
  const { people } = await peopleOf(use);
  const [proposal, action, clock] = [
    await waiting("supplier-proposal"),
    await waiting("action"),
    await waiting("grievance-acknowledge"),
  ];
  const seen = { [proposal]: (await taskOf(proposal))?.version ?? 0, [action]: (await taskOf(action))?.version ?? 0 };
  await callBackend(await as("admin"), changeTask, {
    params: { key: proposal },
    body: { version: seen[proposal] ?? 0, change: { assign: { kind: "user", id: people.admin ?? 0 } } },
  });
  const body = {
    keys: [proposal, action, clock, "action:999999999"],
    versions: seen,
    change: { putOff: { until: inDays(5), reason: "Fair" } },
  };
  const { id, changed, failures, canUndo } = await callBackend(await as("manager"), changeTasks, { body });
  expect([changed, canUndo]).toEqual([1, true]);
  expect(failures?.map(({ key, name, why }) => [key, name, why])).toEqual([
    // An operation is read by everybody of the customer, and these are not.
    [proposal, null, "changed"],
    [clock, null, "statutory"],
    ["action:999999999", null, "gone"],
  ]);
  const asked = { params: { operationId: String(id) } };
  expect(await callBackend(await as("manager"), readOperation, asked)).toMatchObject({
    failedBy: { changed: 1, statutory: 1, gone: 1 },
  });
  expect(await taskOf(proposal)).toMatchObject({ putOff: null, owners: [{ id: people.admin }] });
  expect(await taskOf(action)).toMatchObject({ putOff: { until: inDays(5) } });
});

test("without versions whatever is there is changed, and a team is no owner of an alert", async () => {
  const key = await waiting("supplier-proposal");
  const body = { keys: [key], change: { putOff: { until: inDays(20), reason: "Fair" } } };
  const done = await callBackend(await as("manager"), changeTasks, { body });
  expect([done.changed, done.failures]).toEqual([1, undefined]);
  const { failures } = await callBackend(await as("manager"), changeTasks, {
    body: { keys: [key], versions: { [key]: 999 }, change: { putOff: null } },
  });
  expect(failures).toMatchObject([{ key, why: "changed" }]);
  expect(await taskOf(key)).toMatchObject({ putOff: { until: inDays(20) } });
});

test("a task about a confidential action is given to nobody who does not read it", async () => {
  const { customerId, people } = await peopleOf(use);
  const key = await waiting("action-effect");
  const actionId = Number(key.split(":")[1]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update actions set confidential = true where customer_id = ${customerId} and id = ${actionId}`),
  );
  const manager = await as("manager");
  const give = (id: number) =>
    callBackend(manager, changeTasks, { body: { keys: [key], change: { assign: { kind: "user", id } } } });
  expect(await give(people.viewer ?? 0)).toMatchObject({
    ...{ changed: 0, failures: [{ key, name: null, why: "owner_not_reader" }] },
  });
  const version = (await taskOf(key))?.version ?? 0;
  const alone = callBackend(manager, changeTask, {
    params: { key },
    body: { version, change: { assign: { kind: "user", id: people.analyst ?? 0 } } },
  });
  await expect(alone).rejects.toMatchObject({ status: 422, code: "owner_not_reader" });
  expect(await give(people.admin ?? 0)).toMatchObject({ changed: 1 });
});

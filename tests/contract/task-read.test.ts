import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction } from "~/backend/contract/actions";
import type { TaskKind } from "~/backend/contract/task-words";
import { listTasks, readTask } from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addAlerts } from "../support/scores/add-alerts";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

async function waiting(kind: TaskKind, by = "manager") {
  const { customerId, people } = await peopleOf(use);
  return use.database.asSystem(async (tx) => {
    const targetId = await addTarget(tx, "Weberei Lindau");
    return WAITING[kind](tx, { customerId, targetId, by: people[by] ?? 0 });
  });
}
const read = async (persona: Persona, key: string) =>
  callBackend(await as(persona), readTask, { params: { key }, query: {} });

test("a task is read as its list has it, and of an action what is to be done", async () => {
  const id = await waiting("action");
  const steps = [{ title: "Ask the mill", done: true }, { title: "Visit it" }];
  const body = { steps, description: "By the end of the week", purpose: "supply" as const, version: 1 };
  await callBackend(await as("manager"), changeAction, { params: { actionId: id }, body });
  const { customerId } = await peopleOf(use);
  const alert = await use.database.asSystem(async (tx) => {
    const targetId = await addTarget(tx, "Mill");
    const event = {
      at: new Date("2026-01-01"),
      eventTypeId: "strike",
      priority: 3,
      impactLevel: "direct",
    } as const;
    const [alertId = 0] = await addAlerts(tx, customerId, [{ ...event, targetId }]);
    await tx.execute(
      sql`insert into action_alerts (customer_id, action_id, alert_id) values (${customerId}, ${id}, ${alertId})`,
    );
    return { id: alertId, title: "Event 0", language: null };
  });
  const key = `action:${id}`;
  const { content } = await callBackend(await as("manager"), listTasks, { query: { size: 200 } });
  const { task, rule, action } = await read("manager", key);
  expect(task).toEqual(content.find((one) => one.key === key));
  expect(task.details).toEqual({ next: "Visit it" });
  expect(rule).toBeNull();
  expect(action).toMatchObject({
    ...{ typeId: "watch", metaStatus: "Planned", description: "By the end of the week", purpose: "supply" },
    steps: [
      { title: "Ask the mill", doneAt: expect.any(String) },
      { title: "Visit it", doneAt: null },
    ],
    alert,
  });
});

test("of a deadline by law it is said by which version of which rule it was computed", async () => {
  const id = await waiting("grievance-feedback");
  await use.database.asSystem((tx) =>
    tx.execute(sql`update clocks set rule_version = 'grievance-deadlines@2' where subject_id = ${id}`),
  );
  const { task, rule, action } = await read("manager", `grievance-feedback:${id}`);
  expect(task).toMatchObject({ statutory: true, dueOn: "2026-01-01" });
  expect(rule).toEqual({ source: expect.stringContaining("Directive (EU) 2019/1937"), version: "2" });
  expect(action).toBeNull();
});

test("who may not see a task is told as little as of one that never was", async () => {
  const id = await waiting("action", "analyst");
  await use.database.asSystem((tx) => tx.execute(sql`update actions set confidential = true where id = ${id}`));
  const key = `action:${id}`;
  expect((await read("analyst", key)).task.key).toBe(key);
  expect((await read("manager", key)).task.key).toBe(key);
  for (const persona of ["viewer", "stranger"] as const)
    await expect(read(persona, key)).rejects.toMatchObject({ status: 404 });
  // A source that their role may not read.
  await expect(read("viewer", `sanctions-match:${await waiting("sanctions-match")}`)).rejects.toMatchObject({
    status: 404,
  });
  for (const none of ["action:999999999", "x:1", "action:0"])
    await expect(read("manager", none)).rejects.toMatchObject({ status: 404 });
  await use.database.asSystem((tx) => tx.execute(sql`update actions set meta_status = 'Aborted' where id = ${id}`));
  await expect(read("analyst", key)).rejects.toMatchObject({ status: 404 });
});

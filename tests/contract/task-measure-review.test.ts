import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeTask, listTasks, readTask, setTaskOwner } from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);

beforeEach(() =>
  use.database.asSystem(async (tx) => {
    for (const table of ["task_plans", "task_owners", "own_measures"])
      await tx.execute(sql.raw(`delete from ${table}`));
    await tx.execute(sql`update users set deactivated_at = null where email = 'admin@nordwind.example'`);
  }),
);

async function draftOf(name: string): Promise<string> {
  const { customerId, people } = await peopleOf(use);
  const raw = { customerId, targetId: 0, by: people[name] ?? 0 };
  return `measure-review:${await use.database.asSystem((tx) => WAITING["measure-review"](tx, raw))}`;
}

/** In whose own lists it stands, of those who may review. */
async function holdersOf(key: string): Promise<Persona[]> {
  const holders: Persona[] = [];
  for (const persona of ["manager", "admin"] as const) {
    const { content } = await callBackend(await as(persona), listTasks, { query: { size: 200 } });
    if (content.some((task) => task.key === key)) holders.push(persona);
  }
  return holders;
}

const ownersOf = async (key: string) =>
  (await callBackend(await as("manager"), readTask, { params: { key }, query: {} })).task.owners.map(({ id }) => id);

test("a draft is reviewed by the longest-standing person who did not write it", async () => {
  const { people } = await peopleOf(use);
  const [byManager, byAdmin] = [await draftOf("manager"), await draftOf("admin")];
  expect([await holdersOf(byManager), await holdersOf(byAdmin)]).toEqual([["admin"], ["manager"]]);
  expect([await ownersOf(byManager), await ownersOf(byAdmin)]).toEqual([[people.admin], [people.manager]]);
});

test("who has such entries by default has them, but for the own ones", async () => {
  const { people } = await peopleOf(use);
  const owner = { kind: "user" as const, id: people.admin ?? 0 };
  await callBackend(await as("admin"), setTaskOwner, { params: { kind: "measure-review" }, body: { owner } });
  const [byManager, byAdmin] = [await draftOf("manager"), await draftOf("admin")];
  expect([await holdersOf(byManager), await holdersOf(byAdmin)]).toEqual([["admin"], ["manager"]]);
});

test("it is not given to its writer, and where nobody else may review it is nobody's", async () => {
  const { people } = await peopleOf(use);
  const key = await draftOf("manager");
  const { task } = await callBackend(await as("manager"), readTask, { params: { key }, query: {} });
  const to = (id = 0) => ({
    params: { key },
    body: { version: task.version, change: { assign: { kind: "user" as const, id } } },
  });
  const refused = callBackend(await as("admin"), changeTask, to(people.manager));
  await expect(refused).rejects.toMatchObject({ status: 422, code: "second_person" });
  await callBackend(await as("manager"), changeTask, to(people.admin));
  expect(await holdersOf(key)).toEqual(["admin"]);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update users set deactivated_at = now() where email = 'admin@nordwind.example'`),
  );
  const own = await callBackend(await as("manager"), listTasks, { query: { size: 200 } });
  expect(own.content.map((one) => one.key)).not.toContain(key);
  const all = await callBackend(await as("manager"), listTasks, { query: { size: 200, owner: "all" } });
  expect(all.content.find((one) => one.key === key)).toMatchObject({ owners: [] });
});

import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction } from "~/backend/contract/actions";
import { listUsers } from "~/backend/contract/people";
import { remindOfActions } from "../../server/backend/sections/task-reminders/remind-actions";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import { peopleOf } from "../support/tasks";

const use = ownBackend();
const { as, begin, newsAbout } = actionsOn(use);
const silent = pino({ level: "silent" });
const tick = () => remindOfActions({ payload: null, database: use.database, logger: silent, attempt: 1 });

/** As on the day that is so many days before (or, below zero, behind) the one on which it is due. */
async function on(id: number, daysLeft: number, column: "due_on" | "effect_due_on" = "due_on") {
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update actions set ${sql.raw(column)} = (now() at time zone 'UTC')::date + ${daysLeft}::int where id = ${id}`,
    ),
  );
  await tick();
  await tick();
}

test("who has an action is told once that it is near, due and overdue, and nobody else is", async () => {
  const { content } = await callBackend(await as("analyst"), listUsers, { query: { q: "viewer" } });
  const { id } = await begin({ title: "Call", assignees: [{ kind: "user", id: content[0]?.id ?? 0 }] });
  const told = async (daysLeft: number) => {
    await on(id, daysLeft);
    return (await newsAbout("viewer", id)).map(([kind]) => kind).reverse();
  };
  const given = "action-assigned";
  expect(await told(4)).toEqual([given]);
  expect(await told(3)).toEqual([given, "action-due-soon"]);
  expect(await told(0)).toEqual([given, "action-due-soon", "action-due-today"]);
  expect(await told(-1)).toEqual([given, "action-due-soon", "action-due-today", "action-overdue"]);
  expect(await told(-30)).toHaveLength(4);
  for (const other of ["analyst", "manager"] as const) expect(await newsAbout(other, id)).toEqual([]);
});

test("who began an action that nobody has is told that its effect is to be checked, until it is", async () => {
  const { id } = await begin({ title: "Train", purpose: "remedy" });
  const body = { version: 1, metaStatus: "Completed" as const };
  await callBackend(await as("analyst"), changeAction, { params: { actionId: id }, body });
  await on(id, 15, "effect_due_on");
  expect(await newsAbout("analyst", id)).toEqual([]);
  await on(id, 14, "effect_due_on");
  expect(await newsAbout("analyst", id)).toEqual([["action-effect-due", "Train"]]);
});

test("of a check of what became confidential only who reads it is told, and who has the action instead of who does not", async () => {
  const { content } = await callBackend(await as("analyst"), listUsers, { query: { size: 50 } });
  const idOf = (name: string) => content.find(({ email }) => email.startsWith(name))?.id ?? 0;
  const { id } = await begin({
    title: "Hearing",
    purpose: "remedy",
    assignees: [{ kind: "user", id: idOf("manager") }],
  });
  const params = { params: { actionId: id } };
  await callBackend(await as("manager"), changeAction, { ...params, body: { version: 1, metaStatus: "Completed" } });
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into task_plans (customer_id, kind, subject_id, holder_kind, holder_id)
      select customer_id, 'action-effect', id, 'user', ${idOf("viewer")}::bigint from actions where id = ${id}`),
  );
  await on(id, 14, "effect_due_on");
  expect(await newsAbout("viewer", id)).toEqual([["action-effect-due", "Hearing"]]);
  await use.database.asSystem((tx) => tx.execute(sql`update actions set confidential = true where id = ${id}`));
  await on(id, 13, "effect_due_on");
  expect(await newsAbout("viewer", id)).toHaveLength(1);
  expect((await newsAbout("manager", id)).map(([kind]) => kind)).toContain("action-effect-due");
});

test("whom it was given to may have left: then who began it is told, else the default owner, else the manager, as in the list", async () => {
  const { customerId, people } = await peopleOf(use);
  const run = (text: ReturnType<typeof sql>) => use.database.asSystem((tx) => tx.execute(text));
  const leaves = (name: string) => run(sql`update users set deactivated_at = now() where id = ${people[name]}`);
  const { id } = await begin({ title: "Visit", assignees: [{ kind: "user", id: people.viewer ?? 0 }] });
  await run(sql`insert into task_owners (customer_id, kind, holder_kind, holder_id)
    values (${customerId}, 'action', 'user', ${people.admin})`);
  await run(sql`update users set roles = roles || array['manager'], created_at = now() where id = ${people.admin}`);
  const reminders = async () => {
    const { rows } = await run(sql`
      select split_part(u.email, '@', 1) || ' ' || n.kind as told from notifications n join users u on u.id = n.user_id
       where n.subject = ${`action:${id}`} and n.kind <> 'action-assigned' order by n.id`);
    return rows.map(({ told }) => told);
  };
  try {
    await leaves("viewer");
    await on(id, 3);
    expect(await reminders()).toEqual(["analyst action-due-soon"]);
    await leaves("analyst");
    await on(id, 0);
    expect((await reminders()).slice(1)).toEqual(["admin action-due-today"]);
    await run(sql`delete from task_owners where customer_id = ${customerId}`);
    await on(id, -1);
    expect((await reminders()).slice(2)).toEqual(["manager action-overdue"]);
  } finally {
    await run(sql`update users set deactivated_at = null where customer_id = ${customerId}`);
  }
});

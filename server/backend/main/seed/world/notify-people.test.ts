import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ownBackend } from "../../../../../tests/support/own-backend";
import { peopleOf, WAITING } from "../../../../../tests/support/tasks";
import { notifyPeople } from "./notify-people";

const use = ownBackend();

test("whoever has an action is told of tasks in each of the ways, and only managers of what is late", async () => {
  const { customerId, people } = await peopleOf(use);
  const told = await use.database.asSystem(async (tx) => {
    for (const name of ["analyst", "manager"])
      await WAITING.action(tx, { customerId, targetId: 0, by: people[name] ?? 0, due: "2030-01-01" });
    await notifyPeople(tx, customerId);
    const { rows } = await tx.execute<{ user_id: string; kinds: string[] }>(sql`
      select user_id, array_agg(kind order by kind) as kinds from notifications where customer_id = ${customerId} group by 1`);
    return Object.fromEntries(rows.map(({ user_id, kinds }) => [user_id, kinds]));
  });
  const comments = ["action-commented", "action-commented", "action-commented"];
  const all = ["action-assigned", ...comments, "action-due-soon", "tasks-given"];
  expect(told).toEqual({ [people.analyst ?? 0]: all, [people.manager ?? 0]: [...all, "tasks-late"] });
});

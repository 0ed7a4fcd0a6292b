import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import type { TaskKind } from "~/backend/contract/task-words";
import { listTasks } from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("what a law dates and is late comes first, then what is late; in a group priority before day, and of a day the oldest", async () => {
  const { customerId, people } = await peopleOf(use);
  const add = (kind: TaskKind, due: string | null, age = 0) =>
    use.database.asSystem(async (tx) => {
      const raw = { customerId, targetId: await addTarget(tx, "Order"), by: people.manager ?? 0, due };
      const id = await WAITING[kind](tx, raw);
      if (kind === "action")
        await tx.execute(sql`update actions set created_at = now() - make_interval(days => ${age}) where id = ${id}`);
      if (kind === "sanctions-match")
        await tx.execute(sql`update sanctions_matches set verdict = 'match', found_at = now() where id = ${id}`);
      return `${kind}:${id}`;
    });
  // Added in another order than they are to stand in.
  const late = await add("action", inDays(-2));
  const later = await add("action", inDays(40), 1);
  const older = await add("action", inDays(40), 5);
  const undated = await add("action", null, 300);
  const check = await add("action-effect", inDays(-1));
  const lateLonger = await add("action", inDays(-9));
  const clock = await add("grievance-feedback", inDays(30));
  const soon = await add("action", inDays(20));
  const expected = [check, lateLonger, late, clock, soon, older, later, undated];
  const { content } = await callBackend(await signInAs(use.transport, "manager"), listTasks, { query: { size: 200 } });
  expect(content.map(({ key }) => key).filter((key) => expected.includes(key))).toEqual(expected);
});

test("everybody's tasks are paged through from group to group, each once, whatever a page holds", async () => {
  const { customerId, people } = await peopleOf(use);
  await use.database.asSystem(async (tx) => {
    for (const due of [-3, -3, -2, 0, 0, 0, 1, 50, 50, 51, null])
      await WAITING.action(tx, {
        ...{ customerId, targetId: 0, by: people.analyst ?? 0 },
        due: due === null ? null : inDays(due),
      });
  });
  const manager = await signInAs(use.transport, "manager");
  const list = async (query: { size: number; after?: string }) =>
    callBackend(manager, listTasks, { query: { owner: "all", ...query } });
  const whole = (await list({ size: 200 })).content.map(({ key }) => key);
  for (const size of [2, 5]) {
    const paged: string[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list({ size, ...(after && { after }) });
      if (page.after !== null) expect(page.content).toHaveLength(size);
      paged.push(...page.content.map(({ key }) => key));
      after = page.after;
    }
    expect(paged).toEqual(whole);
  }
});

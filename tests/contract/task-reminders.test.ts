import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeDelivery, readDelivery } from "~/backend/contract/delivery";
import { daysLater } from "~/time/day-start";
import { enqueueDueTaskDigests, TASK_REMINDERS } from "../../server/backend/sections/task-mails/due-digests";
import { sendTaskReminders } from "../../server/backend/sections/task-mails/send-reminders";
import { remindOfActions } from "../../server/backend/sections/task-reminders/remind-actions";
import { testConfig } from "../support/node-server";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { plainText, postBox } from "../support/post-box";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const box = postBox(use);
const logger = pino({ level: "silent" });
const config = testConfig({ publicUrl: new URL("https://t.example") });
const DAY = "2026-03-30";
let customerId = 0;
let people: Record<string, number> = {};
let targetId = 0;

beforeAll(async () => {
  ({ customerId, people } = await peopleOf(use));
  targetId = await use.database.asSystem((tx) => addTarget(tx, "Brandt Mill"));
});
beforeEach(() =>
  use.database.asSystem(async (tx) => {
    for (const table of ["task_mails", "task_plans", "notifications", "mails", "action_assignees"])
      await tx.execute(sql.raw(`delete from ${table}`));
    await tx.execute(sql`update actions set meta_status = 'Aborted'`);
    await tx.execute(sql`update users set deactivated_at = null, language = 'en', preferences = '{}'`);
  }),
);

const choose = async (persona: Persona, reminders: boolean, timeZone?: string) =>
  callBackend(await signInAs(use.transport, persona), changeDelivery, {
    body: { collectionId: null, minimums: {}, tasks: { reminders }, ...(timeZone && { timeZone }) },
  });
const run = (sqlText: ReturnType<typeof sql>) => use.database.asSystem((tx) => tx.execute(sqlText));
const add = (due: string, name = "analyst", kind: "action" | "action-effect" = "action") =>
  use.database.asSystem((tx) => WAITING[kind](tx, { customerId, targetId, by: people[name] ?? 0, due }));

const remind = (ts: string) =>
  remindOfActions({ payload: { _cron: { ts } }, database: use.database, logger, attempt: 1 });
/** The night's and the morning's job for one person; each of them twice, as a queue may do. */
async function morning(name: string, day = DAY, hour = "07:00"): Promise<string | null> {
  await Promise.all([remind(`${day}T00:10:00Z`), remind(`${day}T00:10:00Z`)]);
  return mailed(name, day, hour);
}
async function mailed(name: string, day = DAY, hour = "07:00"): Promise<string | null> {
  const payload = { customerId, userId: people[name] ?? 0, at: `${day}T${hour}:00.000Z` };
  const job = () => sendTaskReminders(config)({ payload, database: use.database, logger, attempt: 1 });
  await Promise.all([job(), job()]);
  const sent = await box.collect();
  expect(sent.length).toBeLessThanOrEqual(1);
  expect(sent.every(({ to }) => to === `${name}@nordwind.example`)).toBe(true);
  return sent[0]?.text ?? null;
}

test("nobody gets any until they ask for it, and what was told before is not mailed afterwards", async () => {
  await add(DAY);
  expect(await morning("analyst")).toBeNull();
  expect((await choose("analyst", true)).tasks).toEqual({
    digest: "off",
    given: false,
    reminders: true,
    commented: false,
  });
  expect(await mailed("analyst")).toBeNull();
  await choose("analyst", false);
  const { tasks } = await callBackend(await signInAs(use.transport, "analyst"), readDelivery, {});
  expect(tasks).toMatchObject({ reminders: false });
});

test("what is due in three days, today, since yesterday and to be checked is one mail, the earliest first, and once", async () => {
  await choose("analyst", true);
  const late = await add(daysLater(DAY, -1));
  await add(DAY);
  await add(daysLater(DAY, 3));
  await add(daysLater(DAY, 4));
  await add(daysLater(DAY, 14), "analyst", "action-effect");
  await add(DAY, "viewer");
  const mail = (await morning("analyst")) ?? "";
  const text = plainText(mail);
  expect(mail).toMatch(/^Subject: Reminder: 4 tasks due or overdue\r$/m);
  expect(text).toContain(`Watch\n1 day late\nhttps://t.example/action/${late}\n`);
  const places = ["1 day late", "Watch\nToday\n", "Watch\n3 days left\n", "Check effectiveness: Wages\n13 Apr 2026"];
  expect(places.map((words) => text.indexOf(words))).toEqual(
    places.map((words) => text.indexOf(words)).sort((a, b) => a - b),
  );
  expect(text.indexOf(places[0] ?? "")).toBeGreaterThan(0);
  expect(text).toContain("https://t.example/management/notifications");
  expect(await mailed("analyst", DAY, "09:00")).toBeNull();
  // The one that was four days away is the only news of the next day, and what is due today is overdue then.
  expect(plainText((await morning("analyst", "2026-03-31")) ?? "").match(/^Watch$/gm)).toHaveLength(2);
  expect(await mailed("viewer")).toBeNull();
});

test("what is done, postponed, moved, given away or was read meanwhile is left out", async () => {
  await choose("analyst", true);
  const ids = [await add(DAY), await add(DAY), await add(DAY), await add(DAY), await add(DAY)];
  const [done, rests, moved, given] = ids;
  await remind(`${DAY}T00:10:00Z`);
  const { rows: told } = await run(sql`select kind from notifications`);
  expect(told).toEqual(ids.map(() => ({ kind: "action-due-today" })));
  await run(sql`update actions set meta_status = 'Completed' where id = ${done}`);
  await run(sql`
    insert into task_plans (customer_id, kind, subject_id, put_off_until) values (${customerId}, 'action', ${rests}, ${daysLater(DAY, 2)})`);
  await run(sql`update actions set due_on = ${daysLater(DAY, 9)} where id = ${moved}`);
  await run(sql`update action_assignees set assignee_id = ${people.viewer} where action_id = ${given}`);
  await run(sql`update notifications set read_at = now() where subject = ${`action:${ids[4]}`}`);
  expect(await mailed("analyst")).toBeNull();
  // Nor is anybody told in the product of what rests.
  await run(sql`delete from notifications`);
  await remind(`${DAY}T00:40:00Z`);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ subject: string }>(sql`select subject from notifications where subject = ${`action:${rests}`}`),
  );
  expect(rows).toEqual([]);
});

test("who left gets none", async () => {
  await choose("analyst", true);
  await add(DAY);
  await remind(`${DAY}T00:10:00Z`);
  await run(sql`update users set deactivated_at = now() where id = ${people.analyst}`);
  expect(await mailed("analyst")).toBeNull();
});

test.each([
  ["de", "Erinnerung: Watch", "Bitte kümmern Sie sich um diese Aufgabe:"],
  ["ch", "提醒：Watch", "以下任务需要您处理："],
] as const)("it speaks the person's language: %s", async (language, subject, lead) => {
  await choose("analyst", true);
  await run(sql`update users set language = ${language}`);
  await add(DAY);
  const [{ text } = { text: "" }] = await (async () => {
    await remind(`${DAY}T00:10:00Z`);
    const payload = { customerId, userId: people.analyst ?? 0, at: `${DAY}T07:00:00.000Z` };
    await sendTaskReminders(config)({ payload, database: use.database, logger, attempt: 1 });
    return box.collect();
  })();
  expect(plainText(text)).toContain(lead);
  if (language === "de") expect(text).toContain(subject);
});

test("the day is the person's own: told when it begins there, mailed in their morning", async () => {
  await choose("analyst", true, "Etc/GMT-12");
  await choose("viewer", true, "Etc/GMT+12");
  const eastern = await add("2026-03-31");
  const western = await add("2026-03-31", "viewer");
  // Noon of UTC: there it is the 31st from now on, and for the other one it is still the 30th.
  await remind("2026-03-30T11:59:00Z");
  const kinds = async (id: number) => {
    const { rows } = await use.database.asSystem((tx) =>
      tx.execute<{ kind: string }>(sql`select kind from notifications where subject = ${`action:${id}`} order by id`),
    );
    return rows.map(({ kind }) => kind);
  };
  expect([await kinds(eastern), await kinds(western)]).toEqual([["action-due-soon"], ["action-due-soon"]]);
  await remind("2026-03-30T12:00:00Z");
  expect([await kinds(eastern), await kinds(western)]).toEqual([
    ["action-due-soon", "action-due-today"],
    ["action-due-soon"],
  ]);
  const dueAt = async (ts: string) => {
    await enqueueDueTaskDigests({ payload: { _cron: { ts } }, database: use.database, logger, attempt: 1 });
    const owner = new pg.Client(use.connection);
    await owner.connect();
    const { rows } = await owner.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = $1 returning (payload->>'userId')::int as id`,
      [TASK_REMINDERS],
    );
    await owner.end();
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  };
  expect(await dueAt("2026-03-30T18:45:00Z")).toEqual([]);
  const both = [people.analyst, people.viewer].sort((a = 0, b = 0) => a - b);
  expect(await dueAt("2026-03-30T19:00:00Z")).toEqual(both);
  expect(plainText((await mailed("analyst", "2026-03-30", "19:00")) ?? "")).toContain("Watch\nToday");
  expect(await dueAt("2026-03-30T19:15:00Z")).toEqual([people.viewer]);
});

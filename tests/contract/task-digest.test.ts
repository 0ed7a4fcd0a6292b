import { sql } from "drizzle-orm";
import fc from "fast-check";
import pg from "pg";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeDelivery, readDelivery } from "~/backend/contract/delivery";
import { permissionsOf } from "~/backend/contract/permissions";
import { COUNTED_GROUPS, type TaskKind } from "~/backend/contract/task-words";
import type { Task } from "~/backend/contract/tasks";
import { daysLater } from "~/time/day-start";
import { enqueueDueTaskDigests, TASK_DIGEST } from "../../server/backend/sections/task-mails/due-digests";
import { sendTaskDigest } from "../../server/backend/sections/task-mails/send-digest";
import { mine, waysOf } from "../../server/backend/sections/tasks/holders";
import { listOpen } from "../../server/backend/sections/tasks/list-tasks";
import { testConfig } from "../support/node-server";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { plainText, postBox } from "../support/post-box";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const box = postBox(use);
const logger = pino({ level: "silent" });
const config = testConfig({ publicUrl: new URL("https://t.example") });
/** A Monday. */
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
    for (const table of ["task_mails", "mails", "action_assignees", "clocks", "questionnaires"])
      await tx.execute(sql.raw(`delete from ${table}`));
    await tx.execute(sql`update actions set meta_status = 'Aborted'`);
    await tx.execute(sql`update users set deactivated_at = null, language = 'en', preferences = '{}'`);
    await tx.execute(sql`delete from grievance_reports`);
  }),
);

const choose = async (persona: Persona, digest: "off" | "daily" | "weekly", timeZone?: string) =>
  callBackend(await signInAs(use.transport, persona), changeDelivery, {
    body: { collectionId: null, minimums: {}, tasks: { digest }, ...(timeZone && { timeZone }) },
  });
const add = (kind: TaskKind, due: string | null, by: number | null) =>
  use.database.asSystem((tx) => WAITING[kind](tx, { customerId, targetId, by, due }));

/** The morning's job for one person; twice, as a queue may do. */
async function morning(name: string, day = DAY, hour = "07:00"): Promise<string | null> {
  const payload = { customerId, userId: people[name] ?? 0, at: `${day}T${hour}:00.000Z` };
  await sendTaskDigest(config)({ payload, database: use.database, logger, attempt: 1 });
  await sendTaskDigest(config)({ payload, database: use.database, logger, attempt: 2 });
  const sent = await box.collect();
  expect(sent.length).toBeLessThanOrEqual(1);
  expect(sent.every(({ to }) => to === `${name}@nordwind.example`)).toBe(true);
  return sent[0] ? sent[0].text : null;
}

test("nobody gets one until they ask for it, and the choice is read back", async () => {
  await add("action", DAY, people.analyst ?? 0);
  expect(await morning("analyst")).toBeNull();
  expect((await choose("analyst", "daily")).tasks).toEqual({
    digest: "daily",
    given: false,
    reminders: false,
    commented: false,
  });
  const { tasks } = await callBackend(await signInAs(use.transport, "analyst"), readDelivery, {});
  expect(tasks).toEqual({ digest: "daily", given: false, reminders: false, commented: false });
  expect(await morning("analyst")).not.toBeNull();
});

test("it says how many are due when, tells the first with their days and links, and what waits for others apart", async () => {
  await choose("analyst", "daily");
  const by = people.analyst ?? 0;
  const late = await add("action", daysLater(DAY, -3), by);
  await add("action", DAY, by);
  await add("action", daysLater(DAY, 1), by);
  await add("action-effect", daysLater(DAY, 40), by);
  await add("questionnaire-answer", "2026-01-01", by);
  const mail = (await morning("analyst")) ?? "";
  const text = plainText(mail);
  expect(text).toContain("Overdue: 1 · Today: 1 · This week: 1");
  expect(text).toContain(`Watch\n3 days late\nhttps://t.example/action/${late}\n`);
  expect(text).toContain("Watch\nToday\n");
  expect(text).toContain("Watch\nTomorrow\n");
  // What a law dates comes first, however far it is.
  expect(text.indexOf("Check effectiveness: Wages\n9 May 2026 · Statutory")).toBeGreaterThan(0);
  expect(text.indexOf("Check effectiveness")).toBeLessThan(text.indexOf("3 days late"));
  expect(text).toMatch(/Waiting for others \(1\)\n\nAnswers are overdue\nBrandt Mill\nWith Ada Berg/);
  expect(text).toContain("https://t.example/management/notifications");
  expect(mail).toContain("Content-Type: text/html");
  expect(mail).toMatch(/^Subject: 4 tasks open, 1 overdue\r$/m);
});

test.each([
  ["de", "Überfällig: 1 · Heute: 0 · Diese Woche: 0", "1 Tag überfällig"],
  ["ch", "已逾期：1 · 今天：0 · 本周：0", "逾期 1 天"],
] as const)("it speaks the person's language: %s", async (language, counts, days) => {
  await choose("analyst", "daily");
  await use.database.asSystem((tx) => tx.execute(sql`update users set language = ${language}`));
  await add("action", daysLater(DAY, -1), people.analyst ?? 0);
  const text = plainText((await morning("analyst")) ?? "");
  expect(text).toContain(counts);
  expect(text).toContain(days);
});

test("it comes again only when the list is another one, and never twice on a day", async () => {
  await choose("analyst", "daily");
  const by = people.analyst ?? 0;
  await add("action", "2026-06-01", by);
  expect(await morning("analyst")).not.toBeNull();
  await add("action", "2026-06-02", by);
  expect(await morning("analyst")).toBeNull();
  expect(await morning("analyst", "2026-03-31")).not.toBeNull();
  expect(await morning("analyst", "2026-04-01")).toBeNull();
  // What was later is of today.
  expect(await morning("analyst", "2026-06-01")).not.toBeNull();
});

test("weekly ones come on Mondays, none comes to who left, nor about an empty list", async () => {
  await choose("analyst", "weekly");
  expect(await morning("analyst")).toBeNull();
  await add("action", DAY, people.analyst ?? 0);
  expect(await morning("analyst", "2026-03-31")).toBeNull();
  await use.database.asSystem((tx) =>
    tx.execute(sql`update users set deactivated_at = now() where id = ${people.analyst}`),
  );
  expect(await morning("analyst", "2026-04-06")).toBeNull();
  await use.database.asSystem((tx) =>
    tx.execute(sql`update users set deactivated_at = null where id = ${people.analyst}`),
  );
  expect(await morning("analyst", "2026-04-13")).not.toBeNull();
});

test("a confidential action is told to who has it and to no colleague, and a report by its number alone", async () => {
  await choose("analyst", "daily");
  await choose("viewer", "daily");
  await choose("manager", "daily");
  const id = await add("action", DAY, people.viewer ?? 0);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update actions set confidential = true, title = 'Hush' where id = ${id}`),
  );
  await add("action", DAY, people.analyst ?? 0);
  await add("grievance-feedback", DAY, null);
  expect(plainText((await morning("viewer")) ?? "")).toContain("Hush");
  expect(plainText((await morning("analyst")) ?? "")).not.toContain("Hush");
  const manager = (await morning("manager")) ?? "";
  expect(plainText(manager)).toMatch(/Send feedback on case \d+\nToday · Statutory/);
  expect(manager).not.toContain("Secret");
});

test("the clock finds whom it is morning for in their own zone, across the customers, and nobody twice", async () => {
  await choose("analyst", "daily", "Etc/GMT-12");
  await choose("viewer", "daily", "Etc/GMT+12");
  await choose("strangeAdmin", "daily", "Etc/GMT-12");
  await choose("manager", "off", "Etc/GMT-12");
  const dueAt = async (ts: string) => {
    await enqueueDueTaskDigests({ payload: { _cron: { ts } }, database: use.database, logger, attempt: 1 });
    const owner = new pg.Client(use.connection);
    await owner.connect();
    const { rows } = await owner.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = $1 returning (payload->>'userId')::int as id`,
      [TASK_DIGEST],
    );
    await owner.end();
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  };
  const stranger = (
    await use.database.asSystem((tx) =>
      tx.execute<{ id: number }>(sql`select user_id::int as id from task_mails where customer_id <> ${customerId}`),
    )
  ).rows[0]?.id;
  // At seven in the evening of UTC it is seven in the morning of both, on days of their own.
  const both = [people.analyst, people.viewer, stranger].sort((a = 0, b = 0) => a - b);
  expect(await dueAt("2026-03-30T19:00:00Z")).toEqual(both);
  expect(await dueAt("2026-03-30T18:45:00Z")).toEqual([]);
  await add("action", DAY, people.analyst ?? 0);
  await morning("analyst", "2026-03-30", "19:00");
  expect(await dueAt("2026-03-30T19:15:00Z")).toEqual(both.filter((id) => id !== people.analyst));
});

test("in random worlds the counts and the rows of the mail are those of the list", { timeout: 120_000 }, async () => {
  await choose("analyst", "daily");
  const kinds = fc.constantFrom<TaskKind>(
    "action",
    "action-effect",
    "questionnaire-answer",
    "questionnaire-review",
    "supplier-proposal",
  );
  const days = fc.constantFrom(...[-30, -1, 0, 1, 3, 6, 7, 60].map((count) => daysLater(DAY, count)));
  const world = fc.array(fc.record({ kind: kinds, due: days, isMine: fc.boolean() }), { minLength: 1, maxLength: 30 });
  const session = { permissions: permissionsOf(["analyst"]) };
  const scope = { customerId, userId: people.analyst ?? 0 };
  for (const [at, rows] of fc.sample(world, { numRuns: 15, seed: 11 }).entries()) {
    // Something new, or there is no mail.
    await add("action", daysLater(DAY, 1), scope.userId);
    for (const { kind, due, isMine } of rows) await add(kind, due, (isMine ? people.analyst : people.viewer) ?? 0);
    const day = daysLater(DAY, at);
    const mail = await morning("analyst", day);
    const list = await use.database.asCustomer(scope, async (tx) => {
      const ways = await waysOf({ tx, scope, session }, "UTC", new Date(`${day}T07:00:00Z`));
      return (await listOpen(tx, ways, mine(ways), { size: 2000 })).content;
    });
    const text = plainText(mail ?? "");
    const n = (group: Task["group"]) => list.filter((task) => task.group === group).length;
    const open = list.filter(({ group }) => (COUNTED_GROUPS as readonly string[]).includes(group));
    if (open.length > 0)
      expect(text).toContain(`Overdue: ${n("overdue")} · Today: ${n("today")} · This week: ${n("week")}`);
    if (n("waiting") > 0) expect(text).toContain(`Waiting for others (${n("waiting")})`);
    const told = text.split("Waiting for others")[0]?.match(/^https:\/\/t\.example\/(?!tasklist|management)/gm) ?? [];
    expect(told).toHaveLength(Math.min(10, open.length));
    expect(text.match(/ · Statutory$/gm) ?? []).toHaveLength(
      Math.min(10, open.filter(({ statutory }) => statutory).length),
    );
  }
});

import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listEvidence } from "~/backend/contract/evidence";
import { listNotifications } from "~/backend/contract/notifications";
import { readTaskEscalation, setTaskEscalation } from "~/backend/contract/task-escalation";
import { addTeam, changeTeam, deleteTeam } from "~/backend/contract/teams";
import { daysLater } from "~/time/day-start";
import { escalateOfCustomer } from "../../server/backend/sections/task-mails/escalate";
import { testConfig } from "../support/node-server";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { plainText, postBox } from "../support/post-box";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const box = postBox(use);
const logger = pino({ level: "silent" });
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
    for (const table of ["task_escalations", "task_plans", "notifications", "mails", "action_assignees", "clocks"])
      await tx.execute(sql.raw(`delete from ${table}`));
    await tx.execute(sql`update actions set meta_status = 'Aborted'`);
    await tx.execute(sql`update users set language = 'en'`);
  }),
);

const addAction = (due: string, by: string) =>
  use.database.asSystem((tx) => WAITING.action(tx, { customerId, targetId, by: people[by] ?? 0, due }));
const run = (day = DAY) =>
  escalateOfCustomer(testConfig({ publicUrl: new URL("https://t.example") }))({
    payload: { customerId, at: `${day}T05:20:00.000Z` },
    ...{ database: use.database, logger, attempt: 1 },
  });
const news = async (persona: Persona) => {
  const { content } = await callBackend(await signInAs(use.transport, persona), listNotifications, {
    query: { size: 50 },
  });
  return content
    .filter(({ kind }) => kind.includes("late"))
    .map(({ kind, params, subject, count }) => ({ kind, count, ...params, subject }));
};

test("a task that is late by more than seven days is told to the manager, once, by a notification and a mail", async () => {
  const id = await addAction(daysLater(DAY, -7), "analyst");
  await run();
  expect(await news("manager")).toEqual([]);
  await run("2026-03-31");
  // Also by two jobs at the same time.
  await Promise.all([run("2026-03-31"), run("2026-04-20")]);
  expect(await news("manager")).toMatchObject([
    { kind: "task-late", title: "Watch", subject: `action:${id}`, task: "action" },
  ]);
  expect(await news("analyst")).toEqual([]);
  const mails = await box.collect();
  expect(mails.map(({ to }) => to)).toEqual(["manager@nordwind.example"]);
  expect(mails[0]?.text).toMatch(/^Subject: Overdue: Watch\r$/m);
  expect(plainText(mails[0]?.text ?? "")).toContain(`Watch\n8 days late\nAssigned to: `);
  expect(plainText(mails[0]?.text ?? "")).toContain(`https://t.example/action/${id}\n`);
});

test("it is told again only when it was due on another day", async () => {
  const id = await addAction(daysLater(DAY, -10), "analyst");
  await run();
  await use.database.asSystem((tx) =>
    tx.execute(sql`update actions set due_on = ${daysLater(DAY, 5)} where id = ${id}`),
  );
  await run();
  expect(await news("manager")).toHaveLength(1);
  await run(daysLater(DAY, 13));
  // Both are of today and about the same action: one row.
  expect(await news("manager")).toMatchObject([{ count: 2, kind: "task-late" }]);
});

test("nobody is told of their own tasks, nor of what was put off or waits for others", async () => {
  await addAction(daysLater(DAY, -30), "manager");
  const id = await addAction(daysLater(DAY, -30), "analyst");
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into task_plans (customer_id, kind, subject_id, put_off_until) values (${customerId}, 'action', ${id}, ${daysLater(DAY, 1)})`);
    await WAITING["questionnaire-answer"](tx, { customerId, targetId, by: people.analyst ?? 0, due: "2026-01-01" });
  });
  await run();
  expect(await news("manager")).toEqual([]);
  expect(await box.collect()).toEqual([]);
  await run(daysLater(DAY, 1));
  expect(await news("manager")).toHaveLength(1);
});

test("what a law dates is told on the day after, without a word of the report", async () => {
  const report = await use.database.asSystem(async (tx) => {
    await tx.execute(sql`insert into task_owners (customer_id, kind, holder_kind, holder_id)
      values (${customerId}, 'grievance-feedback', 'user', ${people.admin}) on conflict do nothing`);
    return WAITING["grievance-feedback"](tx, { customerId, targetId, by: null, due: DAY });
  });
  await run();
  expect(await news("manager")).toEqual([]);
  await run(daysLater(DAY, 1));
  expect(await news("manager")).toMatchObject([
    {
      kind: "task-late",
      task: "grievance-feedback",
      subjectId: report,
      targetId,
      subject: `task-grievance-feedback:${report}`,
    },
  ]);
  const [mail] = await box.collect();
  expect(plainText(mail?.text ?? "")).toMatch(
    /Send feedback on case \d+\nBrandt Mill · 1 day late · Statutory|Send feedback on case \d+\n1 day late · Statutory/,
  );
  expect(mail?.text).not.toContain("Secret");
});

test("many are one notification and one mail that tells the first ten", async () => {
  for (let at = 0; at < 12; at += 1) await addAction(daysLater(DAY, -20 - at), "analyst");
  await run();
  expect(await news("manager")).toEqual([{ kind: "tasks-late", title: "", count: 12, subject: "tasks-late:1" }]);
  const [mail, ...more] = await box.collect();
  expect(more).toEqual([]);
  const text = plainText(mail?.text ?? "");
  expect(text.match(/^Watch$/gm)).toHaveLength(10);
  // The latest first.
  expect(text).toContain("31 days late");
  expect(text).toContain("https://t.example/tasklist/all?due=overdue");
});

const set = async (persona: Persona, own: number | "off" | null) =>
  callBackend(await signInAs(use.transport, persona), setTaskEscalation, { body: { own } });

test("a company sets its own number of days, or none, and the ledger has it; others keep theirs", async () => {
  await set("manager", 30);
  const read = async (persona: Persona) => callBackend(await signInAs(use.transport, persona), readTaskEscalation, {});
  expect(await read("viewer")).toMatchObject({ own: 30, holds: 30, standard: { days: 7, version: "1" } });
  expect(await read("stranger")).toMatchObject({ own: null, holds: 7 });
  await addAction(daysLater(DAY, -30), "analyst");
  const report = await use.database.asSystem((tx) =>
    WAITING["grievance-feedback"](tx, { customerId, targetId, by: null, due: daysLater(DAY, -1) }),
  );
  await use.database.asSystem((tx) =>
    tx.execute(sql`insert into task_owners (customer_id, kind, holder_kind, holder_id)
      values (${customerId}, 'grievance-feedback', 'user', ${people.admin}) on conflict do nothing`),
  );
  await run();
  // What a law dates is told whatever was set.
  expect(await news("manager")).toMatchObject([{ kind: "task-late", subjectId: report }]);
  await set("manager", "off");
  await run(daysLater(DAY, 100));
  expect(await news("manager")).toHaveLength(1);
  await set("manager", 29);
  await run();
  expect(await news("manager")).toHaveLength(2);
  expect(await box.collect()).toHaveLength(2);
  await set("manager", null);
  expect(await read("manager")).toMatchObject({ own: null, holds: 7 });
  const { content } = await callBackend(await signInAs(use.transport, "manager"), listEvidence, {
    query: { subject: "task:escalation" },
  });
  expect(content.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ["task.escalation-set", 29, null],
    ["task.escalation-set", "off", 29],
    ["task.escalation-set", 30, "off"],
    ["task.escalation-set", null, 30],
  ]);
});

test.each([0, 366, 1.5])("%d is no number of days, and an analyst sets none", async (own) => {
  await expect(set("manager", own)).rejects.toMatchObject({ status: 422 });
  await expect(set("analyst", 5)).rejects.toMatchObject({ status: 403 });
});

async function teamLedBy(lead: string, members: readonly string[]) {
  const admin = await signInAs(use.transport, "admin");
  const body = {
    name: `Led by ${lead} ${Math.random()}`,
    memberIds: [...members, lead].map((name) => people[name] ?? 0),
    leadId: people[lead] ?? 0,
  };
  return callBackend(admin, addTeam, { body });
}

test("the lead of a team is told of what it and its members have, once, and the manager of the rest", async () => {
  const team = await teamLedBy("viewer", ["analyst"]);
  const ofMember = await addAction(daysLater(DAY, -10), "analyst");
  const ofOther = await addAction(daysLater(DAY, -10), "admin");
  await run();
  await run();
  expect(await news("viewer")).toMatchObject([{ kind: "task-late", subject: `action:${ofMember}` }]);
  expect(await news("manager")).toMatchObject([{ kind: "task-late", subject: `action:${ofOther}` }]);
  const mails = await box.collect();
  expect(mails.map(({ to }) => to)).toEqual(["viewer@nordwind.example", "manager@nordwind.example"]);
  const [toLead = "", toManager = ""] = mails.map(({ text }) => plainText(text ?? ""));
  expect(toLead).toContain(`https://t.example/tasklist/team/${team.id}?due=overdue`);
  expect(toLead).toContain("Overdue tasks of the team you lead are reported to you");
  expect(toManager).toContain("Overdue tasks of your company are reported to you");
  await callBackend(await signInAs(use.transport, "admin"), deleteTeam, { params: { teamId: String(team.id) } });
});

test("what is the lead's own, or of a lead who has left, is told to the manager; of several the lead finds the team's list", async () => {
  const team = await teamLedBy("viewer", ["analyst"]);
  const own = await addAction(daysLater(DAY, -10), "viewer");
  for (let at = 0; at < 2; at += 1) await addAction(daysLater(DAY, -10), "analyst");
  await run();
  expect(await news("viewer")).toEqual([
    { kind: "tasks-late", title: "", count: 2, subject: `team-tasks-late:${team.id}` },
  ]);
  expect(await news("manager")).toMatchObject([{ subject: `action:${own}` }]);
  const left = await addAction(daysLater(DAY, -12), "analyst");
  const leave = (at: string | null) =>
    use.database.asSystem((tx) => tx.execute(sql`update users set deactivated_at = ${at} where id = ${people.viewer}`));
  await leave(DAY);
  await run();
  await leave(null);
  expect((await news("manager")).map(({ subject }) => subject)).toContain(`action:${left}`);
  await callBackend(await signInAs(use.transport, "admin"), deleteTeam, { params: { teamId: String(team.id) } });
});

test("who leads a team does so while it is renamed without a word of them, and no longer than they are a member", async () => {
  const admin = await signInAs(use.transport, "admin");
  const { id, version, name, leadId } = await teamLedBy("viewer", ["analyst"]);
  const params = { teamId: String(id) };
  const memberIds = [people.analyst ?? 0, people.viewer ?? 0];
  const renamed = await callBackend(admin, changeTeam, {
    params,
    body: { name: `${name}, renamed`, memberIds, version },
  });
  expect(renamed.leadId).toBe(leadId);
  const without = { name, memberIds: [people.analyst ?? 0], version: renamed.version };
  expect(await callBackend(admin, changeTeam, { params, body: without })).toMatchObject({ leadId: null });
  await callBackend(admin, deleteTeam, { params });
});

test("only a member leads a team", async () => {
  const admin = await signInAs(use.transport, "admin");
  const body = { name: "Led by nobody of it", memberIds: [people.analyst ?? 0], leadId: people.viewer ?? 0 };
  await expect(callBackend(admin, addTeam, { body })).rejects.toMatchObject({ status: 422 });
});

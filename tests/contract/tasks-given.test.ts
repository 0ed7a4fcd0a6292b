import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeDelivery } from "~/backend/contract/delivery";
import { listNotifications } from "~/backend/contract/notifications";
import { undoOperation } from "~/backend/contract/operations";
import type { TaskKind } from "~/backend/contract/task-words";
import { changeTask, changeTasks, listTasks, setTaskOwner } from "~/backend/contract/tasks";
import { addTeam } from "~/backend/contract/teams";
import { mailGivenTask } from "../../server/backend/people/notifications/mail-given";
import { testConfig } from "../support/node-server";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { plainText, postBox } from "../support/post-box";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const box = postBox(use);
const logger = pino({ level: "silent" });
let customerId = 0;
let people: Record<string, number> = {};
let targetId = 0;
let teamId = 0;

const as = (persona: Persona) => signInAs(use.transport, persona);

beforeAll(async () => {
  ({ customerId, people } = await peopleOf(use));
  targetId = await use.database.asSystem((tx) => addTarget(tx, "Brandt Mill"));
  teamId = (
    await callBackend(await as("admin"), addTeam, {
      body: { name: "Steel", memberIds: [people.analyst ?? 0, people.viewer ?? 0] },
    })
  ).id;
});
beforeEach(() =>
  use.database.asSystem(async (tx) => {
    for (const table of ["task_mails", "task_plans", "notifications", "mails", "action_assignees", "questionnaires"])
      await tx.execute(sql.raw(`delete from ${table}`));
    await tx.execute(sql`update actions set meta_status = 'Aborted'`);
  }),
);

const add = (kind: TaskKind, by: string | null) =>
  use.database.asSystem((tx) =>
    WAITING[kind](tx, { customerId, targetId, by: by === null ? null : (people[by] ?? 0), due: "2030-01-01" }),
  );
const give = async (keys: string[], kind: "user" | "team", id: number, by: Persona = "manager") =>
  callBackend(await as(by), changeTasks, { body: { keys, change: { assign: { kind, id } } } });
const news = async (persona: Persona) => {
  const { content } = await callBackend(await as(persona), listNotifications, { query: { size: 50 } });
  return content.map(({ kind, params, subject }) => ({ kind, ...params, subject }));
};
const wantMails = async (persona: Persona) =>
  callBackend(await as(persona), changeDelivery, {
    body: { collectionId: null, minimums: {}, tasks: { given: true } },
  });
const mailGiven = (name: string) =>
  mailGivenTask(testConfig({ publicUrl: new URL("https://t.example") }))({
    payload: { customerId, userId: people[name] ?? 0 },
    ...{ database: use.database, logger, attempt: 1 },
  });

test("many at once are one notification for each person of a team, and none for who gave them or had them", async () => {
  const keys: string[] = [];
  for (let at = 0; at < 12; at += 1) keys.push(`action:${await add("action", at < 2 ? "viewer" : "manager")}`);
  const { id } = await give(keys, "team", teamId, "manager");
  expect(await news("analyst")).toEqual([
    { kind: "tasks-given", title: "", count: 12, task: "action", subject: "tasks-given:1" },
  ]);
  expect(await news("viewer")).toMatchObject([{ kind: "tasks-given", count: 10 }]);
  expect(await news("manager")).toEqual([]);
  // Undone, nobody is told that they have again what they had.
  await callBackend(await as("manager"), undoOperation, { params: { operationId: String(id) } });
  expect(await news("viewer")).toHaveLength(1);
  expect(await news("manager")).toEqual([]);
});

test("of different kinds they lead to the whole list", async () => {
  await give(
    [
      `action:${await add("action", "manager")}`,
      `questionnaire-review:${await add("questionnaire-review", "manager")}`,
    ],
    "user",
    people.analyst ?? 0,
  );
  expect(await news("analyst")).toEqual([{ kind: "tasks-given", title: "", count: 2, subject: "tasks-given:1" }]);
});

test("one is told by its name and leads to where it is done", async () => {
  const id = await add("action", "manager");
  const review = await add("questionnaire-review", "manager");
  await give([`action:${id}`], "user", people.analyst ?? 0);
  await give([`questionnaire-review:${review}`], "user", people.analyst ?? 0);
  expect(await news("analyst")).toEqual([
    {
      kind: "task-given",
      title: "Brandt Mill",
      task: "questionnaire-review",
      subjectId: review,
      targetId,
      subject: `task-questionnaire-review:${review}`,
    },
    { kind: "action-assigned", title: "Watch", task: "action", subjectId: id, subject: `action:${id}` },
  ]);
});

test("nobody is told what they took themselves, nor is given what they may not see", async () => {
  const taken = await add("action", "analyst");
  await give([`action:${taken}`], "user", people.manager ?? 0);
  expect(await news("manager")).toEqual([]);
  const report = await add("grievance-feedback", null);
  const refused = { status: 422, code: "owner_without_permission", details: { kind: "grievance-feedback" } };
  await expect(give([`grievance-feedback:${report}`], "user", people.viewer ?? 0)).rejects.toMatchObject(refused);
  // Of a team somebody has to see it.
  await expect(give([`grievance-feedback:${report}`], "team", teamId)).rejects.toMatchObject(refused);
  const owner = {
    params: { kind: "grievance-feedback" as const },
    body: { owner: { kind: "user" as const, id: people.analyst ?? 0 } },
  };
  await expect(callBackend(await as("admin"), setTaskOwner, owner)).rejects.toMatchObject(refused);
  expect([await news("viewer"), await news("analyst")]).toEqual([[], []]);
  await give([`grievance-feedback:${report}`], "user", people.admin ?? 0);
  expect(await news("admin")).toMatchObject([{ task: "grievance-feedback" }]);
});

test("one by one, too: the call for a single task tells as well", async () => {
  const id = await add("action", "manager");
  const { content } = await callBackend(await as("manager"), listTasks, { query: { size: 50 } });
  const version = content.find(({ key }) => key === `action:${id}`)?.version ?? 0;
  const change = { assign: { kind: "user" as const, id: people.viewer ?? 0 } };
  await callBackend(await as("manager"), changeTask, { params: { key: `action:${id}` }, body: { version, change } });
  expect(await news("viewer")).toMatchObject([{ kind: "action-assigned", title: "Watch" }]);
});

test("who wants mails gets one for what came since the last, what was read left out; nobody else gets any", async () => {
  await give([`action:${await add("action", "manager")}`], "user", people.analyst ?? 0);
  await wantMails("analyst");
  const first = await add("action", "manager");
  await give([`action:${first}`], "team", teamId);
  const three = [await add("action", "manager"), await add("action", "manager"), await add("action", "manager")];
  await give(
    three.map((id) => `action:${id}`),
    "user",
    people.analyst ?? 0,
  );
  for (const name of ["analyst", "viewer", "analyst"]) await mailGiven(name);
  const [mail, ...more] = await box.collect();
  expect([mail?.to, more]).toEqual(["analyst@nordwind.example", []]);
  expect(mail?.text).toMatch(/^Subject: 4 tasks were assigned to you\r$/m);
  const text = plainText(mail?.text ?? "");
  expect(text).toContain(`Watch\nActions to do\nhttps://t.example/action/${first}\n`);
  expect(text).toContain("3 tasks at once\nActions to do\nhttps://t.example/tasklist?kind=action\n");
  // What was read meanwhile is no news.
  await give([`action:${await add("action", "manager")}`], "user", people.analyst ?? 0);
  await use.database.asSystem((tx) => tx.execute(sql`update notifications set read_at = now()`));
  await mailGiven("analyst");
  expect(await box.collect()).toEqual([]);
});

test("what has become confidential since is mailed without its title, and not at all to who may not read it", async () => {
  await wantMails("analyst");
  await wantMails("viewer");
  const [gone, kept] = [await add("action", "manager"), await add("action-effect", "manager")];
  await give([`action:${gone}`], "team", teamId);
  await give([`action-effect:${kept}`], "user", people.viewer ?? 0);
  await use.database.asSystem(async (tx) => {
    await tx.execute(
      sql`update actions set confidential = true, title = 'Bribed inspector' where id in (${gone}, ${kept})`,
    );
    await tx.execute(sql`update notifications set params = params || '{"title": "Bribed inspector"}'`);
    await tx.execute(sql`delete from action_assignees where action_id in (${gone}, ${kept})`);
    await tx.execute(sql`insert into action_assignees (customer_id, action_id, kind, assignee_id)
      values (${customerId}, ${gone}, 'user', ${people.analyst ?? 0}), (${customerId}, ${kept}, 'user', ${people.analyst ?? 0})
      on conflict do nothing`);
  });
  for (const name of ["analyst", "viewer"]) await mailGiven(name);
  const mails = await box.collect();
  expect(mails.map(({ to }) => to)).toEqual(["analyst@nordwind.example"]);
  const text = plainText(mails[0]?.text ?? "");
  expect(text).toContain(`Actions to do\nhttps://t.example/action/${gone}\n`);
  expect(text).not.toContain("Bribed inspector");
  expect(mails[0]?.text).toMatch(/^Subject: .*Actions to do\r$/m);
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction, readAction } from "~/backend/contract/actions";
import { readHeaderCounts, readOpenTaskCount } from "~/backend/contract/counts";
import { listEvidence } from "~/backend/contract/evidence";
import { undoOperation } from "~/backend/contract/operations";
import type { TaskKind } from "~/backend/contract/task-words";
import {
  changeTask,
  changeTasks,
  listDoneTasks,
  listTasks,
  readTaskCounts,
  readTaskOwners,
  setTaskOwner,
} from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const body = <Change>(change: Change, version: number) => ({ change, version });

/** Lets something of a kind wait; as Nordwind's manager has it unless said. */
async function waiting(kind: TaskKind, more: { by?: string | null; due?: string | null } = {}) {
  const { customerId, people } = await peopleOf(use);
  const { by = "manager", ...rest } = more;
  const id = await use.database.asSystem(async (tx) => {
    const targetId = await addTarget(tx, "Weberei Lindau");
    return WAITING[kind](tx, { customerId, targetId, by: by === null ? null : (people[by] ?? 0), ...rest });
  });
  return { id, key: `${kind}:${id}` };
}

async function tasksOf(
  persona: Persona,
  query: Partial<Parameters<typeof callBackend<typeof listTasks>>[2]["query"]> = {},
) {
  const { content } = await callBackend(await as(persona), listTasks, { query: { size: 200, ...query } });
  return content;
}
const taskOf = async (persona: Persona, key: string) => (await tasksOf(persona)).find((task) => task.key === key);

test("the header counts the rows of the list that it leads to", async () => {
  await waiting("questionnaire-answer");
  const { key } = await waiting("action", { due: "2020-01-01" });
  const manager = await as("manager");
  const { groups, content } = await callBackend(manager, listTasks, { query: { size: 200 } });
  const { count } = await callBackend(manager, readOpenTaskCount, {});
  const counted = groups.overdue + groups.today + groups.week + groups.later + groups.undated;
  expect(counted).toBe(count);
  expect((await callBackend(manager, readHeaderCounts, {})).tasks).toBe(count);
  const counts = await callBackend(manager, readTaskCounts, {});
  expect(counts).toMatchObject({ mine: count, waiting: groups.waiting });
  expect(counts.all).toBeGreaterThanOrEqual(count);
  expect(content.find((task) => task.key === key)).toMatchObject({ group: "overdue", target: null, title: "Watch" });
  expect(content.find(({ kind }) => kind === "questionnaire-answer")).toMatchObject({
    group: "waiting",
    waitingFor: "Ada Berg",
    target: { name: "Weberei Lindau" },
  });
  expect((await callBackend(await as("viewer"), readTaskCounts, {})).all).toBeNull();
});

test("a page goes on where the one before ended, and a cursor of another list is refused", async () => {
  for (let n = 0; n < 5; n += 1) await waiting("action", { due: inDays(n) });
  const manager = await as("manager");
  const whole = (await tasksOf("manager")).map(({ key }) => key);
  const paged: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const query = { size: 2, ...(after && { after }) };
    const page: { content: { key: string }[]; after: string | null } = await callBackend(manager, listTasks, { query });
    paged.push(...page.content.map(({ key }) => key));
    after = page.after;
  }
  expect(paged).toEqual(whole);
  for (const after of ["x", Buffer.from('[0,1,-2,"2026-13-99","2026-01-01","action",1]').toString("base64url")]) {
    const wrong = callBackend(manager, listTasks, { query: { after } });
    await expect(wrong).rejects.toMatchObject({ status: 422, details: [{ path: "query.after" }] });
  }
});

test("a task that is put off keeps its day and comes back on the one that was chosen, wherever the reader's day begins", async () => {
  const { key } = await waiting("import");
  const manager = await as("manager");
  const version = (await taskOf("manager", key))?.version ?? 0;
  const putOff = (until: string, reason = "") => ({
    params: { key },
    body: body({ putOff: { until, reason } }, version),
  });
  for (const until of [inDays(0), inDays(-3), inDays(366)]) {
    const refused = callBackend(manager, changeTask, putOff(until));
    await expect(refused).rejects.toMatchObject({ status: 422, details: [{ path: "body.change.putOff.until" }] });
  }
  const count = async (timeZone = "UTC") =>
    (await callBackend(manager, readOpenTaskCount, { query: { timeZone } })).count;
  const before = await count();
  await callBackend(manager, changeTask, putOff(inDays(1), "After the audit"));
  expect(await taskOf("manager", key)).toMatchObject({
    group: "putOff",
    putOff: { until: inDays(1), reason: "After the audit" },
  });
  expect(await count()).toBe(before - 1);
  // In one of the two it is another day than by UTC, at any hour but one.
  const hours = new Date().getUTCHours();
  if (hours >= 10) expect(await count("Pacific/Kiritimati")).toBe(before);
  if (hours < 10) expect(await count("Etc/GMT+12")).toBe(before - 1);
  await expect(callBackend(manager, changeTask, putOff(inDays(2)))).rejects.toMatchObject({
    status: 409,
    code: "stale_version",
    details: { current: { key } },
  });
  const back = { params: { key }, body: body({ putOff: null }, version + 1) };
  await callBackend(manager, changeTask, back);
  expect(await taskOf("manager", key)).toMatchObject({ group: "later", dueOn: inDays(7), putOff: null });
});

test("who puts a task off beyond its day says why", async () => {
  const { key } = await waiting("action", { due: inDays(3) });
  const manager = await as("manager");
  const put = (until: string, reason: string) =>
    callBackend(manager, changeTask, { params: { key }, body: body({ putOff: { until, reason } }, 1) });
  await expect(put(inDays(4), " ")).rejects.toMatchObject({ details: [{ path: "body.change.putOff.reason" }] });
  await put(inDays(4), "Plant is closed");
  expect((await taskOf("manager", key))?.group).toBe("putOff");
});

test("what a law dates is neither put off nor ticked, but may be given to somebody", async () => {
  const { key } = await waiting("grievance-feedback");
  const manager = await as("manager");
  const { people } = await peopleOf(use);
  const change = (one: Parameters<typeof callBackend<typeof changeTask>>[2]["body"]["change"]) =>
    callBackend(manager, changeTask, { params: { key }, body: body(one, 1) });
  expect(await taskOf("manager", key)).toMatchObject({ statutory: true, group: "overdue", canDo: ["assign"] });
  await expect(change({ putOff: { until: inDays(1) } })).rejects.toMatchObject({ status: 409, code: "statutory" });
  await expect(change({ done: true })).rejects.toMatchObject({ status: 409, code: "not_here" });
  await change({ assign: { kind: "user", id: people.admin ?? 0 } });
  expect(await taskOf("admin", key)).toMatchObject({ owners: [{ name: expect.any(String) }], version: 2 });
  expect(await taskOf("manager", key)).toBeUndefined();
  const { content } = await callBackend(manager, listEvidence, {
    query: { subject: `grievance-report:${key.split(":")[1]}` },
  });
  expect(content[0]).toMatchObject({ kind: "task.assigned" });
});

test("an action is given and finished by its own rules", async () => {
  const { key, id } = await waiting("action");
  const manager = await as("manager");
  const { people } = await peopleOf(use);
  const to = (persona: string) => ({ assign: { kind: "user" as const, id: people[persona] ?? 0 } });
  await callBackend(manager, changeTask, { params: { key }, body: body(to("analyst"), 1) });
  const params = { actionId: id };
  expect(await callBackend(manager, readAction, { params })).toMatchObject({ assignees: [{ name: "Mara Keller" }] });
  expect(await taskOf("manager", key)).toBeUndefined();
  const analyst = await as("analyst");
  const { version = 0 } = (await taskOf("analyst", key)) ?? {};
  await callBackend(analyst, changeTask, { params: { key }, body: body({ done: true as const }, version) });
  expect(await callBackend(manager, readAction, { params })).toMatchObject({ metaStatus: "Completed" });
  const { content } = await callBackend(analyst, listDoneTasks, {});
  expect(content.map((task) => task.key)).toContain(key);
});

test("several tasks are put off or given at once, what a law dates is left, and all of it is taken back", async () => {
  const [action, match, clock] = [
    await waiting("action"),
    await waiting("sanctions-match"),
    await waiting("grievance-acknowledge"),
  ].map(({ key }) => key) as [string, string, string];
  const manager = await as("manager");
  const keys = [action, match, clock, "action:999999999"];
  const change = { putOff: { until: inDays(7), reason: "Fair" } };
  const { id, changed, canUndo } = await callBackend(manager, changeTasks, { body: { keys, change } });
  expect([changed, canUndo]).toEqual([2, true]);
  const groups = async () =>
    [await taskOf("manager", action), await taskOf("manager", match)].map((task) => task?.group);
  expect(await groups()).toEqual(["putOff", "putOff"]);
  await callBackend(manager, undoOperation, { params: { operationId: id } });
  expect(await groups()).toEqual(["undated", expect.stringMatching(/^(week|later)$/)]);

  const { people } = await peopleOf(use);
  const assign = { assign: { kind: "user" as const, id: people.admin ?? 0 } };
  const given = await callBackend(manager, changeTasks, { body: { keys, change: assign } });
  expect(given.changed).toBe(3);
  expect(await taskOf("manager", clock)).toBeUndefined();
  await callBackend(manager, undoOperation, { params: { operationId: given.id } });
  for (const key of [action, match, clock]) expect((await taskOf("manager", key))?.key).toBe(key);
  const many = { keys: Array.from({ length: 101 }, (_, n) => `action:${n + 1}`), change: assign };
  await expect(callBackend(manager, changeTasks, { body: many })).rejects.toMatchObject({ status: 422 });
});

test("tasks that nobody was given go to whom the customer chose for their kind, and else to the manager", async () => {
  const { key } = await waiting("sanctions-match");
  const manager = await as("manager");
  const { people } = await peopleOf(use);
  const set = (owner: { kind: "user" | "team"; id: number } | null) =>
    callBackend(manager, setTaskOwner, { params: { kind: "sanctions-match" }, body: { owner } });
  expect(await taskOf("manager", key)).toBeDefined();
  await set({ kind: "user", id: people.analyst ?? 0 });
  expect([await taskOf("manager", key), (await taskOf("analyst", key))?.key]).toEqual([undefined, key]);
  const owners = await callBackend(manager, readTaskOwners, {});
  expect(owners.find(({ kind }) => kind === "sanctions-match")).toMatchObject({ owner: { name: "Mara Keller" } });
  await expect(set({ kind: "team", id: 999_999 })).rejects.toMatchObject({ status: 422 });
  await set(null);
  expect(await taskOf("manager", key)).toBeDefined();
});

test("a confidential action is a task for who has it and for managers, and of nobody else's team", async () => {
  const { key, id } = await waiting("action", { by: "analyst" });
  await use.database.asSystem((tx) => tx.execute(sql`update actions set confidential = true where id = ${id}`));
  expect([(await taskOf("analyst", key))?.key, await taskOf("viewer", key)]).toEqual([key, undefined]);
  const all = await tasksOf("manager", { owner: "all" });
  expect(all.map((task) => task.key)).toContain(key);
  for (const query of [
    { owner: "all" as const },
    { owner: "team" as const, teamId: 999_999 },
    { owner: "team" as const },
  ]) {
    const status = query.owner === "all" ? 403 : "teamId" in query ? 404 : 422;
    await expect(callBackend(await as("analyst"), listTasks, { query })).rejects.toMatchObject({ status });
  }
});

test("a team's member sees a task once, and nobody of another customer sees or changes it", async () => {
  const { key, id } = await waiting("action");
  const { customerId, people } = await peopleOf(use);
  const teamId = await use.database.asCustomer({ customerId, userId: null }, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`insert into teams (customer_id, name) values (${customerId}, 'Steel') returning id`,
    );
    const team = Number(rows[0]?.id);
    await tx.execute(
      sql`insert into team_members (customer_id, team_id, user_id) values (${customerId}, ${team}, ${people.manager})`,
    );
    await tx.execute(sql`
      insert into action_assignees (customer_id, action_id, kind, assignee_id) values (${customerId}, ${id}, 'team', ${team})`);
    return team;
  });
  expect((await tasksOf("manager")).filter((task) => task.key === key)).toHaveLength(1);
  expect((await tasksOf("manager", { owner: "team", teamId })).map((task) => task.key)).toEqual([key]);
  const { teams } = await callBackend(await as("manager"), readTaskCounts, {});
  expect(teams).toContainEqual({ id: teamId, name: "Steel", count: 1 });
  const stranger = await as("stranger");
  expect(await taskOf("stranger", key)).toBeUndefined();
  await expect(
    callBackend(stranger, changeTask, { params: { key }, body: body({ done: true as const }, 1) }),
  ).rejects.toMatchObject({ status: 404 });
  const change = { putOff: { until: inDays(1) } };
  expect((await callBackend(stranger, changeTasks, { body: { keys: [key], change } })).changed).toBe(0);
  const theirs = callBackend(stranger, listTasks, { query: { owner: "team", teamId } });
  await expect(theirs).rejects.toMatchObject({ status: 404 });
});

test("words find a task by its title, its target and its file, and signs of a pattern are plain signs", async () => {
  const { key } = await waiting("sanctions-match");
  await waiting("import");
  const found = async (q: string) => (await tasksOf("manager", { q })).map((task) => task.key);
  expect(await found("weberei lind")).toContain(key);
  expect((await found("suppliers.csv")).every((one) => one.startsWith("import:"))).toBe(true);
  expect(await found("%")).toEqual([]);
  expect((await tasksOf("manager", { kind: "sanctions-match" })).every(({ kind }) => kind === "sanctions-match")).toBe(
    true,
  );
  expect((await tasksOf("manager", { statutory: "true" })).every(({ statutory }) => statutory)).toBe(true);
});

test("an action that was skipped until a day is put off until it is over, and one skipped for good is no task", async () => {
  const { key, id } = await waiting("action");
  const manager = await as("manager");
  const rest = (until: string | null, version: number) =>
    callBackend(manager, changeAction, {
      params: { actionId: id },
      body: { skipped: { reason: "Closed", until }, version },
    });
  await rest(inDays(2), 1);
  expect(await taskOf("manager", key)).toMatchObject({ group: "putOff", putOff: { until: inDays(3) } });
  await rest(null, 2);
  expect(await taskOf("manager", key)).toBeUndefined();
});

test("who left the company has nothing any more: it goes on to whoever has such tasks", async () => {
  const { key } = await waiting("import", { by: "admin" });
  expect(await taskOf("manager", key)).toBeUndefined();
  const { people } = await peopleOf(use);
  const leave = (at: ReturnType<typeof sql>) =>
    use.database.asSystem((tx) => tx.execute(sql`update users set deactivated_at = ${at} where id = ${people.admin}`));
  await leave(sql`now()`);
  expect((await taskOf("manager", key))?.owners).toMatchObject([{ name: "Jonas Brandt" }]);
  await leave(sql`null`);
});

test("an alert is given to a person as the feed gives it, and back; a team is refused", async () => {
  const { key, id } = await waiting("alert");
  const manager = await as("manager");
  const { people } = await peopleOf(use);
  const task = await taskOf("manager", key);
  expect(task).toMatchObject({
    title: "Fire at a mill",
    dueOn: inDays(3),
    priority: "High",
    canDo: ["putOff", "assign"],
  });
  const ofAlert = async () => {
    const { rows } = await use.database.asSystem((tx) =>
      tx.execute<{ by: number }>(sql`select assigned_to::int as by from alerts where id = ${id}`),
    );
    return rows[0]?.by;
  };
  const assign = (owner: { kind: "user" | "team"; id: number }) => ({ keys: [key], change: { assign: owner } });
  const given = await callBackend(manager, changeTasks, {
    body: assign({ kind: "user", id: people.analyst ?? 0 }),
  });
  expect([given.changed, await ofAlert()]).toEqual([1, people.analyst]);
  expect([await taskOf("manager", key), (await taskOf("analyst", key))?.key]).toEqual([undefined, key]);
  const { content } = await callBackend(manager, listEvidence, { query: { subject: `alert:${id}` } });
  expect(content.map(({ kind }) => kind)).toEqual(["alert.assign"]);
  await callBackend(manager, undoOperation, { params: { operationId: given.id } });
  expect([await ofAlert(), (await taskOf("manager", key))?.key]).toEqual([people.manager, key]);

  const { customerId } = await peopleOf(use);
  const { rows } = await use.database.asCustomer({ customerId, userId: null }, (tx) =>
    tx.execute<{ id: number }>(sql`
      with made as (
        insert into teams (customer_id, name) select customer_id, 'Alerts' from users where id = ${people.manager} returning customer_id, id)
      , member as (
        insert into team_members (customer_id, team_id, user_id) select customer_id, id, ${people.analyst} from made)
      select id::int as id from made`),
  );
  const toTeam = { kind: "team" as const, id: rows[0]?.id ?? 0 };
  expect((await callBackend(manager, changeTasks, { body: assign(toTeam) })).changed).toBe(0);
  const { version = 0 } = (await taskOf("manager", key)) ?? {};
  const refused = callBackend(manager, changeTask, { params: { key }, body: body({ assign: toTeam }, version) });
  await expect(refused).rejects.toMatchObject({ status: 422, details: [{ path: "body.change.assign" }] });
});

test("an alert that somebody put away for some days rests as a task, too", async () => {
  const { key, id } = await waiting("alert");
  const until = `${inDays(3)}T00:00:00Z`;
  await use.database.asSystem((tx) => tx.execute(sql`update alerts set snoozed_until = ${until} where id = ${id}`));
  expect(await taskOf("manager", key)).toMatchObject({ group: "putOff", putOff: { until: inDays(3) } });
});

test("texts to review are one line with their number, as far as they are behind alerts of the last weeks", async () => {
  const { key } = await waiting("reading-review");
  const before = (await taskOf("manager", key))?.details.count ?? 0;
  await waiting("reading-review");
  expect((await taskOf("manager", key))?.details.count).toBe(before + 1);
  await use.database.asSystem((tx) => tx.execute(sql`update alerts set at = now() - interval '40 days'`));
  expect(await taskOf("manager", key)).toBeUndefined();
});

test("a catalogue entry that was sent back is its writer's task and nobody's review", async () => {
  const { id, key } = await waiting("measure-rework", { by: "admin" });
  expect((await taskOf("admin", key))?.details).toEqual({ name: "Lohnprüfung" });
  expect([await taskOf("manager", key), await taskOf("manager", `measure-review:${id}`)]).toEqual([
    undefined,
    undefined,
  ]);
  await use.database.asSystem((tx) => tx.execute(sql`update own_measures set return_note = null where id = ${id}`));
  expect(await taskOf("admin", key)).toBeUndefined();
  expect((await taskOf("manager", `measure-review:${id}`))?.key).toBe(`measure-review:${id}`);
});

test("a catalogue entry is reviewed by another person than its writer, and then published by the writer", async () => {
  const draft = await waiting("measure-review", { by: "admin" });
  expect(await taskOf("manager", draft.key)).toMatchObject({ details: { name: "Lohnprüfung" } });
  await use.database.asSystem((tx) =>
    tx.execute(sql`update own_measures set state = 'reviewed' where id = ${draft.id}`),
  );
  const published = `measure-publish:${draft.id}`;
  expect([await taskOf("manager", draft.key), await taskOf("manager", published)]).toEqual([undefined, undefined]);
  expect((await taskOf("admin", published))?.key).toBe(published);
});

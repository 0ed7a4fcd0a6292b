import { sql } from "drizzle-orm";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction, readAction } from "~/backend/contract/actions";
import { changeUserAccess, readUser } from "~/backend/contract/people";
import {
  createTaskCalendar,
  listTaskCalendars,
  MOST_CALENDARS,
  readTaskCalendar,
  revokeTaskCalendar,
} from "~/backend/contract/task-calendars";
import { listTasks } from "~/backend/contract/tasks";
import { speechIn } from "~/i18n/speech.server";
import { icsOf } from "~/routes/tasklist/calendar-file/ics.server";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addTarget, DONE_THERE, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const read = (token: string) => callBackend({ backend: use.transport }, readTaskCalendar, { params: { token } });
const make = async (persona: Persona, withNames = true) =>
  callBackend(await as(persona), createTaskCalendar, { body: { withNames } });

async function waiting(
  kind: "action" | "contact-bounced" | "grievance-feedback" | "import" | "questionnaire-answer",
  due?: string,
) {
  const { customerId, people } = await peopleOf(use);
  return use.database.asSystem(async (tx) => {
    const targetId = await addTarget(tx, "Weberei Lindau");
    return WAITING[kind](tx, { customerId, targetId, by: people.manager ?? 0, ...(due && { due }) });
  });
}

const speech = await speechIn("en", { translations: async () => [] }, "UTC");
async function eventsOf(token: string) {
  const text = icsOf(await read(token), "https://tierwatch.example", speech);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return { text, events: new Map(events.map((event) => [event.uid.replace(/\..*/, ""), event])) };
}

test("a calendar has what is theirs to do and has a day, changes by name and number, and tells for a month what is done", async () => {
  const { token } = await make("manager");
  const id = await waiting("action", inDays(3));
  const clock = await waiting("grievance-feedback", inDays(20));
  const others = await waiting("questionnaire-answer", inDays(-3));
  const file = await waiting("import");
  const first = await eventsOf(token);
  const action = first.events.get(`action-${id}`);
  expect([action?.startDate.toString(), action?.sequence, action?.summary]).toEqual([inDays(3), 0, "Watch"]);
  expect(first.events.get(`grievance-feedback-${clock}`)?.summary).toBe(`Send feedback on case ${clock}`);
  expect(first.events.get(`import-${file}`)?.startDate.toString()).toBe(inDays(7));
  // It is the supplier's turn.
  expect([...first.events.keys()].filter((key) => key.includes("questionnaire-answer"))).toEqual([]);
  expect(others).toBeGreaterThan(0);
  expect((await eventsOf(token)).text).toBe(first.text);

  const { version } = await callBackend(await as("manager"), readAction, { params: { actionId: id } });
  const body = { dueOn: inDays(9), version };
  await callBackend(await as("manager"), changeAction, { params: { actionId: id }, body });
  const moved = (await eventsOf(token)).events.get(`action-${id}`);
  expect([moved?.uid, moved?.startDate.toString(), moved?.sequence]).toEqual([action?.uid, inDays(9), 1]);

  await use.database.asSystem((tx) => tx.execute(DONE_THERE.action(id)));
  const done = (await eventsOf(token)).events.get(`action-${id}`);
  expect([done?.uid, done?.sequence, done?.component.getFirstPropertyValue("status")]).toEqual([
    action?.uid,
    2,
    "CANCELLED",
  ]);
  expect((await eventsOf(token)).events.get(`action-${id}`)?.sequence).toBe(2);
  const older = (days: number) =>
    use.database.asSystem((tx) =>
      tx.execute(
        sql`update task_calendar_entries set changed_at = now() - make_interval(days => ${days}) where cancelled`,
      ),
    );
  await older(29);
  expect((await eventsOf(token)).events.has(`action-${id}`)).toBe(true);
  await older(31);
  expect((await eventsOf(token)).events.has(`action-${id}`)).toBe(false);
});

test("all that is dated in one's own list is in the calendar, and nothing of anybody else", async () => {
  await waiting("action", inDays(1));
  const own = await callBackend(await as("manager"), listTasks, { query: { size: 200 } });
  const dated = own.content.filter(({ dueOn, waitingFor }) => dueOn !== null && waitingFor === null);
  const { entries } = await read((await make("manager")).token);
  const keys = (those: readonly { key: string; dueOn: string | null }[]) =>
    those.map(({ key, dueOn }) => `${key} ${dueOn}`).sort();
  expect(keys(entries.filter(({ cancelled }) => !cancelled))).toEqual(keys(dated));
  expect(dated.length).toBeGreaterThan(0);
  expect((await read((await make("viewer")).token)).entries).toEqual([]);
});

test("what is open is never told as cancelled: neither late by a quarter, nor behind a thousand sooner ones", async () => {
  const { customerId, people } = await peopleOf(use);
  const [late, far, old] = [
    await waiting("action", inDays(1)),
    await waiting("action", inDays(300)),
    await waiting("action", inDays(-90)),
  ];
  const { token } = await make("manager");
  const told = async () =>
    new Map((await read(token)).entries.map(({ key, cancelled, dueOn }) => [key, { cancelled, dueOn }]));
  // What was late before anybody subscribed does not fill a calendar.
  expect([...(await told()).keys()]).not.toContain(`action:${old}`);
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`update actions set due_on = ${inDays(-90)} where id = ${late}`);
    await tx.execute(sql`
      with made as (
        insert into actions (customer_id, type_id, title, due_on) select ${customerId}, 'watch', 'Many', ${inDays(2)}::date
          from generate_series(1, 1000) returning id)
      insert into action_assignees (customer_id, action_id, kind, assignee_id) select ${customerId}, id, 'user', ${people.manager} from made`);
  });
  const after = await told();
  expect(after.get(`action:${late}`)).toEqual({ cancelled: false, dueOn: inDays(-90) });
  expect(after.get(`action:${far}`)).toEqual({ cancelled: false, dueOn: inDays(300) });
  expect(after.size).toBeGreaterThan(1000);
  await use.database.asSystem((tx) =>
    tx.execute(sql`update actions set meta_status = 'Aborted' where id = ${far} or title = 'Many'`),
  );
  expect((await told()).get(`action:${far}`)).toMatchObject({ cancelled: true });
});

test("without names it tells nothing that somebody wrote, and no supplier", async () => {
  const id = await waiting("action", inDays(2));
  const { token, calendar } = await make("manager", false);
  expect(calendar.withNames).toBe(false);
  const answer = JSON.stringify(await read(token));
  expect(answer).toContain(`action:${id}`);
  expect(answer).not.toMatch(/Watch|Lindau|Secret/);
  const { text } = await eventsOf(token);
  expect(text).toContain(`SUMMARY:Action ${id}`);
  expect(text).not.toMatch(/Watch|Lindau/);
});

test("with names, too, it gives no address of a supplier's contact away", async () => {
  const id = await waiting("contact-bounced", inDays(2));
  const { token } = await make("manager", true);
  const { text } = await eventsOf(token);
  expect(text).toContain(`SUMMARY:Undeliverable contact ${id}`);
  expect(text).toContain("DESCRIPTION:");
  expect(text).not.toMatch(/(SUMMARY|DESCRIPTION):[^\r\n]*@/);
});

test("an address that is revoked, or whose owner is out or may see no tasks, opens nothing", async () => {
  const [manager, analyst] = [await as("manager"), await as("analyst")];
  const revoked = await make("manager");
  const params = { calendarId: revoked.calendar.id };
  await expect(callBackend(analyst, revokeTaskCalendar, { params })).rejects.toMatchObject({ status: 404 });
  expect((await read(revoked.token)).id).toBe(revoked.calendar.id);
  const listed = await callBackend(manager, listTaskCalendars, {});
  expect(listed.map(({ id }) => id)).toContain(revoked.calendar.id);
  expect(JSON.stringify(listed)).not.toContain(revoked.token);
  await callBackend(manager, revokeTaskCalendar, { params });
  await expect(read(revoked.token)).rejects.toMatchObject({ status: 404 });
  await expect(read("nothing")).rejects.toMatchObject({ status: 404 });

  const { people } = await peopleOf(use);
  const mine = await make("analyst");
  const admin = await as("admin");
  const who = { params: { userId: String(people.analyst) } };
  const access = async (active: boolean) => {
    const { version } = await callBackend(admin, readUser, who);
    await callBackend(admin, changeUserAccess, { ...who, body: { active, version } });
  };
  expect((await read(mine.token)).id).toBe(mine.calendar.id);
  await access(false);
  await expect(read(mine.token)).rejects.toMatchObject({ status: 404 });
  // Whoever comes back makes a new one.
  await access(true);
  await expect(read(mine.token)).rejects.toMatchObject({ status: 404 });
});

test(`nobody has more than ${MOST_CALENDARS} at a time`, async () => {
  const made: number[] = [];
  for (let n = 0; n < MOST_CALENDARS; n++) made.push((await make("admin")).calendar.id);
  await expect(make("admin")).rejects.toMatchObject({ status: 409, code: "too_many_calendars" });
  await callBackend(await as("admin"), revokeTaskCalendar, { params: { calendarId: made[0] ?? 0 } });
  expect((await make("admin")).calendar.id).toBeGreaterThan(0);
});

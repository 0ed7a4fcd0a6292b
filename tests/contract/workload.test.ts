import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { readOnTime } from "~/backend/contract/on-time";
import { permissionsOf } from "~/backend/contract/permissions";
import { exportWorkload, readWorkload } from "~/backend/contract/workload";
import { dayIn, daysLater } from "~/time/day-start";
import { waysOf } from "../../server/backend/sections/tasks/holders";
import { countWorkload } from "../../server/backend/sections/tasks/workload";
import { countOnTime } from "../../server/backend/work/actions/on-time";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const sessions = new Map<Persona, ReturnType<typeof signInAs>>();
const as = (persona: Persona) => {
  const session = sessions.get(persona) ?? signInAs(use.transport, persona);
  sessions.set(persona, session);
  return session;
};
const today = dayIn("UTC", new Date());
let team = 0;
let analyst = 0;
let manager = 0;
let scope = { customerId: 0, userId: 0 };

beforeAll(async () => {
  const { customerId, people } = await peopleOf(use);
  analyst = people.analyst ?? 0;
  manager = people.manager ?? 0;
  scope = { customerId, userId: manager };
  await use.database.asCustomer(scope, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into teams (customer_id, name) values (${customerId}, 'Castings') returning id::int`);
    team = rows[0]?.id ?? 0;
    await tx.execute(
      sql`insert into team_members (customer_id, team_id, user_id) values (${customerId}, ${team}, ${analyst})`,
    );
  });
});

interface Made {
  dueOn: string | null;
  metaStatus?: "Planned" | "InProgress" | "Completed" | "Aborted";
  completedAt?: string | null;
  users?: number[];
  teams?: number[];
  resting?: boolean;
  fromFile?: boolean;
}

const make = (given: readonly Made[]) =>
  use.database.asCustomer(scope, async (tx) => {
    for (const {
      dueOn,
      metaStatus = "Planned",
      completedAt = null,
      users = [],
      teams = [],
      resting = false,
      fromFile = false,
    } of given) {
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into actions (customer_id, type_id, title, due_on, meta_status, completed_at, completed_by, created_by, skipped_reason, skipped_until)
        values (${scope.customerId}, 'watch', 'Watch', ${dueOn}, ${metaStatus}, ${completedAt}, ${fromFile ? null : manager}, ${manager},
                ${resting ? "Later" : null}, ${resting ? daysLater(today, 20) : null}) returning id::int`);
      const holders = [...users.map((id) => ["user", id] as const), ...teams.map((id) => ["team", id] as const)];
      for (const [kind, id] of holders)
        await tx.execute(sql`
          insert into action_assignees (customer_id, action_id, kind, assignee_id)
          values (${scope.customerId}, ${rows[0]?.id ?? 0}, ${kind}, ${id})`);
    }
  });

test("seven were due in March: three in time, one late, one open, two aborted, of which one was ended in time", async () => {
  await make([
    { dueOn: "2026-03-01", metaStatus: "Completed", completedAt: "2026-02-20T10:00:00Z" },
    { dueOn: "2026-03-10", metaStatus: "Completed", completedAt: "2026-03-10T23:30:00Z", teams: [team] },
    { dueOn: "2026-03-31", metaStatus: "Completed", completedAt: "2026-03-30T10:00:00Z" },
    { dueOn: "2026-03-12", metaStatus: "Completed", completedAt: "2026-03-13T00:00:00Z", teams: [team] },
    { dueOn: "2026-03-20" },
    { dueOn: "2026-03-21", metaStatus: "Aborted", completedAt: "2026-03-01T10:00:00Z" },
    { dueOn: "2026-03-22", metaStatus: "Aborted" },
    { dueOn: "2026-04-01", metaStatus: "Completed", completedAt: "2026-03-01T10:00:00Z" },
    { dueOn: null, metaStatus: "Completed", completedAt: "2026-03-01T10:00:00Z" },
    // When it was completed nobody knows.
    { dueOn: "2026-03-15", metaStatus: "Completed", completedAt: "2026-04-20T10:00:00Z", fromFile: true },
  ]);
  const march = async (more: { timeZone?: string; teamId?: string } = {}, persona: Persona = "manager") =>
    callBackend(await as(persona), readOnTime, { query: { dueRange: "2026-03-01..2026-03-31", ...more } });
  expect(await march()).toEqual({ due: 7, onTime: 3, late: 1, open: 1, aborted: 2 });
  // In Auckland it was the 11th already, in Honolulu the 12th still.
  expect(await march({ timeZone: "Pacific/Auckland" })).toMatchObject({ due: 7, onTime: 2, late: 2 });
  expect(await march({ timeZone: "Pacific/Honolulu" })).toMatchObject({ due: 7, onTime: 4, late: 0 });
  expect(await march({ teamId: String(team) })).toEqual({ due: 2, onTime: 1, late: 1, open: 0, aborted: 0 });
  await expect(march({}, "analyst")).rejects.toMatchObject({ status: 403 });
});

test("each that was due is one of the four, whatever the order in which they were made", async () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => daysLater("2021-01-01", days));
  const one = fc.record({
    dueOn: fc.option(day),
    metaStatus: fc.constantFrom("Planned" as const, "InProgress" as const, "Completed" as const, "Aborted" as const),
    completedAt: day.map((completed) => `${completed}T12:00:00Z`),
  });
  for (const made of fc.sample(fc.array(one, { maxLength: 15 }), { numRuns: 8, seed: 3 })) {
    const dueRange = { from: "2021-01-05", to: "2021-01-30" };
    const counted = async (given: readonly Made[]) => {
      await use.database.asCustomer(scope, (tx) => tx.execute(sql`update actions set due_on = null`));
      await make(
        given.map((each) => ({
          ...each,
          completedAt: each.metaStatus === "Completed" ? (each.completedAt ?? null) : null,
        })),
      );
      return use.database.asCustomer(scope, (tx) => countOnTime(tx, scope.customerId, { dueRange, timeZone: "UTC" }));
    };
    const forth = await counted(made);
    const due = made.filter(({ dueOn }) => dueOn !== null && dueOn >= dueRange.from && dueOn <= dueRange.to);
    const done = due.filter(
      ({ metaStatus, dueOn, completedAt }) => metaStatus === "Completed" && completedAt.slice(0, 10) <= String(dueOn),
    );
    expect([forth.due, forth.onTime]).toEqual([due.length, done.length]);
    expect(forth.onTime + forth.late + forth.open + forth.aborted).toBe(forth.due);
    expect(await counted([...made].reverse())).toEqual(forth);
  }
});

test("a person owes what is late or due within 14 days, a team what it has; what rests is not counted", async () => {
  await use.database.asCustomer(scope, (tx) => tx.execute(sql`update actions set meta_status = 'Aborted'`));
  await make([
    { dueOn: daysLater(today, -1), users: [analyst] },
    { dueOn: today, users: [analyst, manager] },
    { dueOn: daysLater(today, 14), users: [analyst] },
    { dueOn: daysLater(today, 15), users: [analyst] },
    { dueOn: null, users: [analyst] },
    { dueOn: today, users: [analyst], resting: true },
    { dueOn: today, users: [analyst], metaStatus: "Completed", completedAt: `${today}T00:00:00Z` },
    { dueOn: today, teams: [team] },
  ]);
  const load = async (query: { teamId?: string } = {}, persona: Persona = "manager") => {
    const { owners, ...rest } = await callBackend(await as(persona), readWorkload, { query });
    const own = owners.map(({ kind, id, due, overdue }) => [kind, id, due, overdue]);
    return { ...rest, own };
  };
  const all = await load();
  expect(all).toMatchObject({ until: daysLater(today, 14), isWhole: true });
  expect(all.own).toContainEqual(["user", analyst, 3, 1]);
  expect(all.own).toContainEqual(["user", manager, 1, 0]);
  expect(all.own).toContainEqual(["team", team, 1, 0]);
  expect((await load({ teamId: String(team) })).own).toEqual([
    ["user", analyst, 3, 1],
    ["team", team, 1, 0],
  ]);
  await expect(load({ teamId: "999999" })).rejects.toMatchObject({ status: 404 });
  await expect(load({}, "analyst")).rejects.toMatchObject({ status: 403 });
});

test("the load of a team is a file, in the order of its page", async () => {
  await use.database.asCustomer(scope, (tx) => tx.execute(sql`update actions set meta_status = 'Aborted'`));
  await make([
    { dueOn: daysLater(today, -1), users: [analyst] },
    { dueOn: today, users: [analyst] },
    { dueOn: today, teams: [team] },
  ]);
  const file = async (query: { teamId?: string }, persona: Persona = "manager") =>
    streamBackend(await as(persona), exportWorkload, { query: { format: "csv", ...query } });
  const answer = await file({ teamId: String(team) });
  expect(answer.headers.get("content-disposition")).toMatch(/filename="tasks-.*\.csv"/);
  const lines = (await answer.text())
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
  expect(lines[0]?.split(/[,;]/)).toHaveLength(4);
  expect(lines.slice(1).map((line) => line.split(/[,;]/).slice(2))).toEqual([
    ["2", "1"],
    ["1", "0"],
  ]);
  await expect(file({ teamId: "999999" })).rejects.toMatchObject({ status: 404 });
  await expect(file({}, "analyst")).rejects.toMatchObject({ status: 403 });
});

test("of a team its own are counted whole, however many more urgent ones others have", async () => {
  await use.database.asCustomer(scope, (tx) => tx.execute(sql`update actions set meta_status = 'Aborted'`));
  const made = await use.database.asCustomer(scope, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into teams (customer_id, name) values (${scope.customerId}, 'Castings two') returning id::int`);
    const { people } = await peopleOf(use);
    const members = [analyst, manager, people.admin ?? 0];
    for (const id of members)
      await tx.execute(sql`
        insert into team_members (customer_id, team_id, user_id) values (${scope.customerId}, ${rows[0]?.id ?? 0}, ${id})`);
    return { team: rows[0]?.id ?? 0, viewer: people.viewer ?? 0, members };
  });
  const [, , admin = 0] = made.members;
  const count = (most: number, teamId?: number) =>
    use.database.asCustomer(scope, async (tx) => {
      const session = { permissions: permissionsOf(["manager"]) };
      return countWorkload(tx, await waysOf({ tx, scope, session }, "UTC"), teamId, most);
    });
  const before = await count(100, made.team);
  const dueOf = ({ owners }: typeof before, kind: string, id: number) =>
    owners.find((one) => one.kind === kind && one.id === id)?.due ?? 0;
  const own = before.owners.reduce((sum, { due }) => sum + due, 0);
  await make(Array.from({ length: 6 }, () => ({ dueOn: daysLater(today, -9), users: [made.viewer] })));
  await make([
    { dueOn: today, users: [analyst] },
    { dueOn: today, users: [analyst, admin] },
    { dueOn: today, teams: [made.team] },
  ]);
  // What one of them wrote another reviews, and both are of the team.
  await use.database.asSystem((tx) =>
    WAITING["measure-review"](tx, { customerId: scope.customerId, targetId: 0, by: manager }),
  );
  const whole = await count(own + 4, made.team);
  const more = (kind: string, id: number) => dueOf(whole, kind, id) - dueOf(before, kind, id);
  expect(whole.isWhole).toBe(true);
  expect([more("user", analyst), more("user", admin), more("team", made.team)]).toEqual([2, 2, 1]);
  expect((await count(own + 3, made.team)).isWhole).toBe(false);
  expect((await count(own + 4)).isWhole).toBe(false);
});

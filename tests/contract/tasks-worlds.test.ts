import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { permissionsOf, ROLES, type Role } from "~/backend/contract/permissions";
import { COUNTED_GROUPS, TASK_GROUPS, TASK_KINDS, type TaskGroup, type TaskKind } from "~/backend/contract/task-words";
import { minutes } from "~/time/duration";
import type { Tx } from "../../server/backend/platform/db/database";
import { countTasks } from "../../server/backend/sections/tasks/count-tasks";
import { mine, mineWithin, ofTeam, waysOf } from "../../server/backend/sections/tasks/holders";
import { listOpen } from "../../server/backend/sections/tasks/list-tasks";
import { countedTasks } from "../../server/backend/sections/tasks/open-tasks";
import { SOURCES } from "../../server/backend/sections/tasks/sources";
import { ownBackend } from "../support/own-backend";
import { addTarget, DONE_THERE, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const ZONES = ["Etc/GMT+12", "UTC", "Etc/GMT-12"];
const NOW = new Date("2026-03-29T23:30:00Z");
const DAYS = ["2026-03-28", "2026-03-29", "2026-03-30", "2026-04-04", "2026-04-05", "2026-06-01", null];

/** Whoever it is, as they may see things now. */
const askedBy = async (tx: Tx, customerId: number, userId: number) => {
  const { rows } = await tx.execute<{ roles: Role[] }>(sql`select roles from users where id = ${userId}`);
  const session = { permissions: permissionsOf(rows[0]?.roles ?? []) } as Parameters<typeof waysOf>[0]["session"];
  return { tx, scope: { customerId, userId }, session };
};
const reader = async (tx: Tx, customerId: number, userId: number, zone: string, now = NOW) =>
  waysOf(await askedBy(tx, customerId, userId), zone, now);

class RolledBack extends Error {}
/** What it does is seen by nobody afterwards. */
const inPassing = (customerId: number, run: (tx: Tx) => Promise<void>) =>
  use.database
    .asCustomer({ customerId, userId: null }, async (tx) => {
      await run(tx);
      throw new RolledBack();
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error;
    });

test("a day is late where the reader's calendar says so: in Auckland, in Honolulu, and twelve hours to either side", async () => {
  const { customerId, people } = await peopleOf(use);
  const by = people.viewer ?? 0;
  await inPassing(customerId, async (tx) => {
    const raw = { customerId, targetId: 0, by, due: "2026-03-29" };
    const id = await WAITING.action(tx, raw);
    const groupIn = async (zone: string, now = NOW) => {
      const ways = await reader(tx, customerId, by, zone, now);
      const { content } = await listOpen(tx, ways, mine(ways), { size: 50 });
      return content.find(({ key }) => key === `action:${id}`)?.group;
    };
    expect(await groupIn("Pacific/Auckland")).toBe("overdue");
    expect(await groupIn("Pacific/Honolulu")).toBe("today");
    const noon = new Date("2026-03-29T12:00:00Z");
    const before = new Date("2026-03-29T11:59:59Z");
    expect([await groupIn("Etc/GMT-12", noon), await groupIn("Etc/GMT-12", before)]).toEqual(["overdue", "today"]);
    // A Saturday there, whose week ends the next day; and the Sunday itself.
    expect([await groupIn("Etc/GMT+12", before), await groupIn("Etc/GMT+12", noon)]).toEqual(["week", "today"]);
  });
});

test("nobody sees less than who gets what nobody else has: a manager sees tasks of every kind", () => {
  const seen = permissionsOf(["manager"]);
  expect(TASK_KINDS.filter((kind) => !seen.includes(SOURCES[kind].permission ?? "tasks:read"))).toEqual([]);
});

test("in a thousand random worlds the header counts the rows of the list, and every task is in the list of somebody who sees it", {
  timeout: minutes(8),
}, async () => {
  const { customerId, people } = await peopleOf(use);
  const users = Object.values(people);
  const { admin = 0 } = people;
  const who = fc.constantFrom(...users, null);
  const step = fc.record({
    kind: fc.constantFrom(...TASK_KINDS),
    by: who,
    due: fc.constantFrom(...DAYS),
    what: fc.constantFrom("add", "add", "add", "plan", "plan", "owner", "done", "leave", "lower", "member"),
    role: fc.constantFrom(...ROLES),
    until: fc.constantFrom(...DAYS),
    to: fc.constantFrom(...users),
    zone: fc.constantFrom(...ZONES),
    ...{ asTeam: fc.boolean(), isClosed: fc.boolean() },
  });
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
  const worlds = fc.sample(fc.array(step, { minLength: 50, maxLength: 50 }), { numRuns: 20, seed: 31 });
  let seen = 0;
  for (const steps of worlds) {
    await inPassing(customerId, async (tx) => {
      const teamId = await addTeam(tx, customerId, users.slice(0, 2));
      const targetId = await use.database.asSystem((system) => addTarget(system, "Mill"));
      const made: { kind: TaskKind; id: number }[] = [];
      for (const [at, one] of steps.entries()) {
        await take(tx, one, { customerId, targetId, teamId, made });
        await agrees(tx, customerId, one.to, one.zone, at % 10 === 0);
        if (at === 24 || at === 49) await isShared(tx, customerId, admin, teamId);
        seen += 1;
      }
    });
  }
  expect(seen).toBe(1000);

  async function take(
    tx: Tx,
    { kind, by, due, what, until, to, asTeam, isClosed, role }: Step,
    {
      teamId,
      made,
      ...raw
    }: { customerId: number; targetId: number; teamId: number; made: { kind: TaskKind; id: number }[] },
  ): Promise<void> {
    const owner = asTeam ? sql`'team', ${teamId}` : sql`'user', ${to}`;
    const task = made[made.length - 1];
    if (what === "add" || !task) {
      if (
        kind === "doubtful-places" ||
        kind === "sanctions-match" ||
        kind === "duplicates" ||
        kind === "reading-review"
      )
        return;
      const day = due === null && kind !== "action" ? "2026-03-29" : due;
      const id = await WAITING[kind](tx, { ...raw, by, due: day });
      if (asTeam && kind === "action")
        await tx.execute(
          sql`update action_assignees set kind = 'team', assignee_id = ${teamId} where action_id = ${id}`,
        );
      if (isClosed && (kind === "action" || kind === "action-effect")) await close(tx, id);
      made.push({ kind, id });
    } else if (what === "plan") {
      // Given while everybody read it, or by who did not know.
      if (isClosed && (task.kind === "action" || task.kind === "action-effect")) await close(tx, task.id);
      await tx.execute(sql`
        insert into task_plans (customer_id, kind, subject_id, holder_kind, holder_id, put_off_until)
        values (${customerId}, ${task.kind}, ${task.id}, ${owner}, ${until})
        on conflict (customer_id, kind, subject_id) do update set put_off_until = excluded.put_off_until`);
    } else if (what === "owner") {
      await tx.execute(sql`
        insert into task_owners (customer_id, kind, holder_kind, holder_id) values (${customerId}, ${kind}, ${owner}) on conflict do nothing`);
    } else if (what === "done") {
      await tx.execute(DONE_THERE[task.kind](task.id));
    } else if (by === null || what === "leave" || what === "lower") {
      // One administrator stays, as the product sees to it.
      if (by === null || by === admin) return;
      await tx.execute(
        what === "lower"
          ? sql`update users set roles = array[${role}] where id = ${by}`
          : sql`update users set deactivated_at = case when deactivated_at is null then now() end where id = ${by}`,
      );
    } else {
      const { rowCount } = await tx.execute(
        sql`delete from team_members where team_id = ${teamId} and user_id = ${by}`,
      );
      if (rowCount === 0) await addMember(tx, customerId, teamId, by);
    }
  }
});

async function addTeam(tx: Tx, customerId: number, members: readonly number[]): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into teams (customer_id, name) values (${customerId}, 'Steel') returning id`,
  );
  const id = Number(rows[0]?.id);
  for (const member of members) await addMember(tx, customerId, id, member);
  return id;
}

/** To all but who began it, has it, and managers. */
const close = (tx: Tx, id: number) => tx.execute(sql`update actions set confidential = true where id = ${id}`);

const addMember = (tx: Tx, customerId: number, teamId: number, userId: number) =>
  tx.execute(
    sql`insert into team_members (customer_id, team_id, user_id) values (${customerId}, ${teamId}, ${userId})`,
  );

async function agrees(tx: Tx, customerId: number, userId: number, zone: string, isWhole: boolean): Promise<void> {
  const ways = await reader(tx, customerId, userId, zone);
  const { content, groups } = await listOpen(tx, ways, mine(ways), { size: isWhole ? 200 : 0 });
  const counted = COUNTED_GROUPS.reduce((sum, group) => sum + groups[group], 0);
  expect(await countOf(tx, countedTasks(ways.reader, mine(ways)))).toBe(counted);
  if (!isWhole) return;
  await railAgrees(tx, ways, counted);
  // The header finds out in the same statement whose they are.
  const within = mineWithin(await askedBy(tx, customerId, userId), zone, NOW);
  expect(await countOf(tx, countedTasks(within.reader, within.holder), within.ways)).toBe(counted);
  expect(content.filter(({ group }) => (COUNTED_GROUPS as readonly string[]).includes(group))).toHaveLength(counted);
  expect(new Set(content.map(({ key }) => key)).size).toBe(content.length);
}

/** The rail counts the same as the lists it leads to. */
async function railAgrees(tx: Tx, ways: Awaited<ReturnType<typeof waysOf>>, own: number): Promise<void> {
  const rail = await countTasks(tx, ways);
  const countedIn = async (holder: Parameters<typeof listOpen>[2]) => {
    const { groups } = await listOpen(tx, ways, holder, { size: 0 });
    return COUNTED_GROUPS.reduce((sum, group) => sum + groups[group], 0);
  };
  expect(rail.mine).toBe(own);
  expect(rail.all).toBe(ways.reader.readsAll ? await countedIn(null) : null);
  for (const { id, count } of rail.teams) expect(count).toBe(await countedIn(ofTeam(ways, id)));
  expect(rail.teams.map(({ id }) => id)).toEqual(ways.reader.teams);
}

/** Whatever happened to those who had it. */
async function isShared(tx: Tx, customerId: number, admin: number, teamId: number): Promise<void> {
  const ways = await reader(tx, customerId, admin, "UTC");
  const keysOf = async (holder: Parameters<typeof listOpen>[2], of = ways) =>
    (await listOpen(tx, of, holder, { size: 200 })).content.map(({ key }) => key);
  const had = new Set<string>();
  const whole = await listOpen(tx, ways, null, { size: 200 });
  const { rows: active } = await tx.execute<{ id: number }>(sql`
    select id::float8 as id from users where customer_id = ${customerId} and deactivated_at is null`);
  for (const { id: userId } of active) {
    const own = await reader(tx, customerId, userId, "UTC");
    const theirs = await keysOf(mine(own), own);
    const isOwner = ({ kind, id }: { kind: string; id: number }) =>
      kind === "user" ? id === userId : own.reader.teams.includes(id);
    const owned = whole.content.filter(({ owners }) => owners.some(isOwner)).map(({ key }) => key);
    expect(theirs.filter((key) => !owned.includes(key))).toEqual([]);
    for (const key of theirs) had.add(key);
  }
  // Of a team whose members do not see a kind any more nothing of it stands in two lists.
  const ofSteel = await listOpen(tx, ways, ofTeam(ways, teamId), { size: 200 });
  expect(
    ofSteel.content.filter(({ kind, owners }) => kind !== "action" && !owners.some(({ id }) => id === teamId)),
  ).toEqual([]);
  const all = whole.content.map(({ key }) => key);
  // What a second person has to review is nobody's where there is no second one.
  const nobodys = whole.content.filter(({ owners }) => owners.length === 0);
  expect(nobodys.filter(({ kind }) => kind !== "measure-review")).toEqual([]);
  // Of everybody's, each group is counted along its own way.
  const inGroup = (one: TaskGroup): number => whole.content.filter(({ group }) => group === one).length;
  expect(whole.groups).toEqual(Object.fromEntries(TASK_GROUPS.map((group) => [group, inGroup(group)])));
  // A page of everybody's reads only the groups that can stand on it.
  const paged: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await listOpen(tx, ways, null, { size: 4, after });
    paged.push(...page.content.map(({ key }) => key));
    after = page.after;
  }
  expect(paged).toEqual(all);
  for (const due of COUNTED_GROUPS) {
    const { content, groups } = await listOpen(tx, ways, null, { size: 200, due });
    expect([due, content.map(({ group }) => group)]).toEqual([due, Array(groups[due]).fill(due)]);
  }
  expect([...had].sort()).toEqual(all.filter((key) => !nobodys.some((one) => one.key === key)).sort());
}

async function countOf(tx: Tx, rows: SQL, ways?: SQL): Promise<number> {
  const found = await tx.execute<{ n: number }>(
    sql`${ways ? sql`with ${ways}` : sql``} select count(*)::int as n from (${rows}) c`,
  );
  return found.rows[0]?.n ?? 0;
}

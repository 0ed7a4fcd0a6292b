import { performance } from "node:perf_hooks";
import { type SQL, sql } from "drizzle-orm";
import type pg from "pg";
import { permissionsOf } from "~/backend/contract/permissions";
import { openDatabase, type Tx } from "../../server/backend/platform/db/database";
import { plannedOnce } from "../../server/backend/platform/db/planned-once";
import { writtenQuestion } from "../../server/backend/sections/counts/header-question";
import { countTasks } from "../../server/backend/sections/tasks/count-tasks";
import { mine, ofTeam, waysOf } from "../../server/backend/sections/tasks/holders";
import { listOpen, type TasksAsked } from "../../server/backend/sections/tasks/list-tasks";
import { countedTasks } from "../../server/backend/sections/tasks/open-tasks";
import { readActions } from "../../server/backend/work/actions/read-actions";
import { inDatabase, startTestCluster, withOwner } from "../support/database-cluster";
import { addCustomer } from "../support/network";

/**
 * The list of tasks and the header's count of a customer with many of them, row-level security on: nine of ten are actions of a hundred people,
 * the rest sanctions matches, and 3,000 alerts of the last weeks whose texts were read. The floor reads fifty actions by number.
 */
const SIZES = (process.argv[3] ?? "10000,100000").split(",").map(Number);
const RUNS = 40;
/** Runs before, as a server has had them. */
const WARM = 200;
const ALERTS = 3000;
const cluster = await startTestCluster();
const where = inDatabase(cluster.connection, cluster.template);
const database = openDatabase(where);
try {
  for (const size of SIZES) await measure(size);
} finally {
  await database.close();
  await cluster.stop();
}
process.exit(0);

async function measure(size: number): Promise<void> {
  const customerId = await database.asSystem((tx) => addCustomer(tx, `bench-${size}`));
  const { users, teamId } = await fill(customerId, size);
  const [manager = 0, analyst = 0] = users;
  const as = (userId: number) => ({ customerId, userId });
  const sessionOf = (userId: number) =>
    ({
      permissions: permissionsOf(["manager"]),
      preferences: { pins: [] },
      user: { id: userId },
    }) as unknown as Parameters<typeof writtenQuestion>[0]["session"];
  const ways = (tx: Tx, userId: number) =>
    waysOf({ tx, scope: as(userId), session: sessionOf(userId) }, "Europe/Berlin");
  process.stdout.write(`${size} open tasks\n`);

  await timed("fifty actions by number, the floor", () =>
    database.asCustomer(as(analyst), (tx) =>
      readActions(tx, sql`where x.customer_id = ${customerId} order by x.id limit 50`),
    ),
  );
  let after: string | null = null;
  await timed("all: a page with its groups", () =>
    database.asCustomer(as(manager), async (tx) => {
      after = (await listOpen(tx, await ways(tx, manager), null, { size: 50 })).after;
    }),
  );
  await timed("all: the page behind", () =>
    database.asCustomer(as(manager), async (tx) =>
      listOpen(tx, await ways(tx, manager), null, { size: 50, ...(after && { after }) }),
    ),
  );
  for (const [name, filter] of [
    ["by a word", { q: "Action 77" }],
    ["by kind, the most frequent", { kind: "action" }],
    ["by kind, a tenth", { kind: "sanctions-match" }],
    ["of today", { due: "today" }],
    ["by a word, overdue", { q: "Action 7", due: "overdue" }],
  ] satisfies [string, Omit<TasksAsked, "size">][]) {
    await timed(`all: ${name}`, () =>
      database.asCustomer(as(manager), async (tx) =>
        listOpen(tx, await ways(tx, manager), null, { ...filter, size: 50 }),
      ),
    );
  }
  await timed("a team of ten: a page with its groups", () =>
    database.asCustomer(as(manager), async (tx) => {
      const known = await ways(tx, manager);
      return listOpen(tx, known, ofTeam(known, teamId), { size: 50 });
    }),
  );
  for (const [name, userId] of [
    ["mine, of a hundredth", analyst],
    ["mine, with what nobody was given", manager],
  ] as const) {
    await timed(`${name}: a page with its groups`, () =>
      database.asCustomer(as(userId), async (tx) => {
        const known = await ways(tx, userId);
        return listOpen(tx, known, mine(known), { size: 50 });
      }),
    );
    await timed(`${name}: the rail`, () =>
      database.asCustomer(as(userId), async (tx) => countTasks(tx, await ways(tx, userId))),
    );
    await timed(`${name}: the header's question`, () =>
      database.asCustomer(as(userId), async (tx) => {
        await plannedOnce(tx, writtenQuestion({ session: sessionOf(userId), scope: as(userId) }, "Europe/Berlin"));
      }),
    );
    await database.asCustomer(as(userId), async (tx) => {
      const known = await ways(tx, userId);
      await explain(tx, `${name}: the header's count`, countedTasks(known.reader, mine(known)));
    });
  }
}

/** What the database itself needs, planned and run. */
async function explain(tx: Tx, name: string, rows: SQL): Promise<void> {
  const times: Record<"Planning Time" | "Execution Time", number>[] = [];
  for (let run = 0; run < 10; run += 1) {
    const { rows: plan } = await tx.execute<{ "QUERY PLAN": (typeof times)[number][] }>(
      sql`explain (analyze, timing off, format json) select count(*) from (${rows} limit 1000) c`,
    );
    const [taken] = plan[0]?.["QUERY PLAN"] ?? [];
    if (taken) times.push(taken);
  }
  const middle = (of: keyof (typeof times)[number]) =>
    (times.map((taken) => taken[of]).sort((a, b) => a - b)[5] ?? 0).toFixed(2);
  process.stdout.write(
    `  ${name}, in the database: planned in ${middle("Planning Time")} ms, run in ${middle("Execution Time")} ms\n`,
  );
}

async function timed(name: string, run: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < WARM; n += 1) await run();
  const taken: number[] = [];
  const before = process.cpuUsage();
  for (let n = 0; n < RUNS; n += 1) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  const processor = (user + system) / 1000 / RUNS;
  taken.sort((a, b) => a - b);
  const at = (share: number) => (taken[Math.floor(RUNS * share)] ?? 0).toFixed(1);
  process.stdout.write(`  ${name}: ${at(0.5)} ms, p95 ${at(0.95)} ms, Node's processor ${processor.toFixed(1)} ms\n`);
}

/** Answers the users, the manager first, and a team of ten of them, which was given a tenth of the actions. */
async function fill(customerId: number, size: number): Promise<{ users: number[]; teamId: number }> {
  return withOwner(where, async (client) => {
    await client.query(
      `insert into users (customer_id, email, firstname, lastname, roles)
       select $1::bigint, 'u' || n || '-' || $1::bigint || '@bench.example', 'U', n::text, array[case when n = 1 then 'manager' else 'analyst' end]
         from generate_series(1, 100) n`,
      [customerId],
    );
    const { rows } = await client.query<{ ids: string[] }>(
      "select array_agg(id order by id) as ids from users where customer_id = $1",
      [customerId],
    );
    const ids = (rows[0]?.ids ?? []).map(Number);
    await client.query(
      `insert into actions (customer_id, type_id, title, due_on, created_at, created_by)
       select $1::bigint, 'watch', 'Action ' || n, current_date - 5 + n % 200, now() - n * interval '1 minute', ($3::bigint[])[1 + n % 100] from generate_series(1, $2::int) n`,
      [customerId, size * 0.9, ids],
    );
    await client.query(
      `insert into action_assignees (customer_id, action_id, kind, assignee_id)
       select customer_id, id, 'user', ($2::bigint[])[1 + id % 100] from actions where customer_id = $1`,
      [customerId, ids],
    );
    const team = await client.query<{ id: string }>(
      "insert into teams (customer_id, name) values ($1, 'Ten') returning id",
      [customerId],
    );
    const teamId = Number(team.rows[0]?.id);
    await client.query(
      "insert into team_members (customer_id, team_id, user_id) select $1, $2, u from unnest($3::bigint[]) u",
      [customerId, teamId, ids.slice(0, 10)],
    );
    await client.query(
      `insert into action_assignees (customer_id, action_id, kind, assignee_id)
       select customer_id, id, 'team', $2 from actions where customer_id = $1 and id % 10 = 0`,
      [customerId, teamId],
    );
    await client.query(
      `insert into targets (type, ctype, name, country) select 'organization', 'company', 'Mill ' || n, 'DE' from generate_series(1, $1::int) n`,
      [size * 0.1],
    );
    await client.query(
      `insert into sanctions_lists (name, title, authority, format) values ('bench', 'Bench', 'A', 'csv') on conflict do nothing`,
    );
    await client.query(
      `insert into sanctions_matches (customer_id, target_id, list_name, entity_id, entity_hash, target_hash, list_version, score, verdict,
                                      matched_name, reasons, rule_version)
       select $1::bigint, t.id, 'bench', t.id::text, 'h', 'h', 1, 0.9, 'review', t.name, '[]', 'x@1'
         from (select id, name from targets order by id desc limit $2::int) t`,
      [customerId, size * 0.1],
    );
    await addReadAlerts(client, customerId, ids);
    await client.query("vacuum analyze");
    return { users: ids, teamId };
  });
}

/** Alerts of the last weeks, each of two texts that were read and ask nobody: the count looks through them for those that do. */
async function addReadAlerts(client: pg.Client, customerId: number, ids: readonly number[]): Promise<void> {
  await client.query(
    `with made as (
       insert into events (event_type_id, title, summary, at, priority, content_hash)
       select 'fire', 'Fire ' || n, '', now() - n * interval '10 minutes', 2, 'bench-' || $1::bigint || '-' || n
         from generate_series(1, $2::int) n returning id, at),
     texts as (
       insert into event_sources (event_id, source_name, external_id, content_hash, title)
       select m.id, 'bench', $1::bigint || '-' || m.id || '-' || n, 'h', 'Fire' from made m, generate_series(1, 2) n returning id)
     insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier, impact_levels,
                         countries, target_ctypes, target_count, assigned_to, status_id)
     select $1::bigint, id, at, 'fire', 'fire', 2, '{}', id % 3 = 0, 1, '{}', '{DE}', '{company}', 1,
            case when id % 50 = 0 then ($3::bigint[])[1 + id % 100] end, 'new' from made`,
    [customerId, ALERTS, ids],
  );
  await client.query(
    `insert into item_readings (source_id, outcome, to_review, reader, reading)
     select id, 'event', false, 'bench', '{}' from event_sources where source_name = 'bench' on conflict do nothing`,
  );
}

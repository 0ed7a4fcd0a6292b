import { performance } from "node:perf_hooks";
import { type SQL, sql } from "drizzle-orm";
import { permissionsOf } from "~/backend/contract/permissions";
import { days } from "~/time/duration";
import { openDatabase, type Tx } from "../../server/backend/platform/db/database";
import { changeMany } from "../../server/backend/work/actions/change-actions";
import { conditions } from "../../server/backend/work/actions/conditions";
import { countFacets } from "../../server/backend/work/actions/count-facets";
import { type ActionQuery, listPage } from "../../server/backend/work/actions/list-actions";
import { readActions } from "../../server/backend/work/actions/read-actions";
import { readBoard } from "../../server/backend/work/actions/read-board";
import { titled } from "../../server/backend/work/actions/titled";
import { actionsChangeUndo } from "../../server/backend/work/actions/undo-actions";
import { inDatabase, startTestCluster, withOwner } from "../support/database-cluster";
import { addCustomer } from "../support/network";
import { fillActions } from "./actions/fill";

/**
 * The list of actions of a customer with many of them, 2,000 of them confidential, under each of its filters (p95 of 150 ms), and 5,000 changed
 * and taken back at once (3 s); row-level security on, as an analyst. The floor reads fifty actions by number. `--explain` shows the plans.
 */
const SIZE = Number(process.argv[3]) || 100_000;
const EXPLAINS = process.argv.includes("--explain");
const RUNS = 20;
const cluster = await startTestCluster();
const where = inDatabase(cluster.connection, cluster.template);
const database = openDatabase(where);
try {
  await measure();
} finally {
  await database.close();
  await cluster.stop();
}
process.exit(0);

async function measure(): Promise<void> {
  const customerId = await database.asSystem((tx) => addCustomer(tx, "bench"));
  const { analyst, team, collection } = await withOwner(where, (client) => fillActions(client, customerId, SIZE));
  const scope = { customerId, userId: analyst };
  process.stdout.write(`${SIZE} actions, 2,000 confidential\n`);
  const floor = await timed("fifty actions by number, the floor", () =>
    database.asCustomer(scope, (tx) =>
      readActions(tx, sql`where x.customer_id = ${customerId} order by x.id limit 50`),
    ),
  );
  const order = { timeZone: "UTC", sort: "dueOn", direction: "asc", size: 50 } as const;
  const filters: Record<string, Partial<ActionQuery>> = {
    "open, as the list opens": { state: "open" },
    all: {},
    mine: { owner: "me", state: "open" },
    "mine, whatever became of them": { owner: "me" },
    "a team's": { teams: [team], state: "open" },
    overdue: { due: "Overdue" },
    "due within a week": { due: "Next7Days" },
    "due within a month": { due: "Next30Days" },
    "due in a range of days": { dueRange: { from: dayFrom(100), to: dayFrom(130) }, state: "open" },
    "due in a range that holds none": { dueRange: { from: dayFrom(2000), to: dayFrom(2010) } },
    "of a law": { law: "lksg" },
    "of a law's section, open": { law: "lksg-7", state: "open" },
    blocked: { hindrance: "blocked" },
    "waiting for the supplier": { hindrance: "waiting-supplier" },
    "somebody's": { assignees: [analyst + 50], state: "open" },
    "somebody's, whatever became of them": { assignees: [analyst + 50] },
    "by who started them, open": { creators: [analyst + 50], state: "open" },
    "started in a week": { createdAt: "Last7Days", state: "open" },
    "started in a range of days": { createdAt: "Custom", createdRange: { from: dayFrom(-40), to: dayFrom(-30) } },
    "started in a range that holds none": {
      createdAt: "Custom",
      createdRange: { from: dayFrom(-4000), to: dayFrom(-3990) },
    },
    "of a type": { typeId: "watch", state: "open" },
    "of a purpose": { purpose: "remedy", state: "open" },
    "by who started them": { creators: [analyst] },
    "about a collection": { collectionId: collection, state: "open" },
    "effect to be checked": { effectCheck: "open" },
    "title search, many": { q: "action" },
    "title search, few": { q: "quorvax" },
    "title search, none": { q: "no such title" },
    "title search, two letters": { q: "qz" },
    "title search, one of a common word": { q: "action 99999" },
    "title search, few of those that are open, newest first": {
      q: "quorvax",
      state: "open",
      sort: "createdAt",
      direction: "desc",
    },
    "all, by title": { sort: "title" },
    "all, newest first": { sort: "createdAt", direction: "desc" },
    "all, by status": { sort: "metaStatus" },
  };
  for (const [name, filter] of Object.entries(filters)) {
    const query = { ...order, ...filter } as ActionQuery;
    if (EXPLAINS)
      await database.asCustomer(scope, async (tx) => explain(tx, conditions(scope, query, await titled(tx, query.q))));
    await timed(name, () => database.asCustomer(scope, (tx) => listPage(tx, scope, query)), floor);
  }
  for (const [name, filter] of Object.entries({
    all: {},
    mine: { owner: "me" as const },
    searched: { q: "quorvax" },
  })) {
    const query = { sort: "dueOn", direction: "asc", size: 20, timeZone: "UTC", ...filter } as const;
    await timed(`the board, ${name}`, () => database.asCustomer(scope, (tx) => readBoard(tx, scope, query)), floor);
  }
  for (const [name, filter] of Object.entries({
    "as the list opens": { state: "open" as const },
    "whatever became of them": {},
    "a narrow filter": { state: "open" as const, teams: [team], purpose: "remedy" as const, typeId: "watch" as const },
    searched: { q: "quorvax" },
  })) {
    const query = { timeZone: "UTC", collectionIds: [collection], ...filter };
    await timed(`figures of the filter, ${name}`, () =>
      database.asCustomer(scope, (tx) => countFacets(tx, scope, query)),
    );
  }
  let after: string | null = null;
  for (let page = 0; page < 20; page += 1) {
    const query = { ...order, ...(after && { after }) } as ActionQuery;
    after = (await database.asCustomer(scope, (tx) => listPage(tx, scope, query))).after;
  }
  const deep = { ...order, after } as ActionQuery;
  await timed("all, the 21st page", () => database.asCustomer(scope, (tx) => listPage(tx, scope, deep)), floor);
  await bulk(scope);
}

/** 5,000 of them changed and taken back, each with its evidence. */
async function bulk(scope: { customerId: number; userId: number }): Promise<void> {
  const session = {
    user: {
      id: scope.userId,
      email: "u@bench.example",
      firstname: "U",
      lastname: "1",
      customer: { id: scope.customerId },
    },
    permissions: permissionsOf(["analyst"]),
  };
  const ids = await database.asCustomer(scope, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select id::int from actions where meta_status = 'Planned' and confidential = false order by id desc limit 5000`,
    );
    return rows.map(({ id }) => ({ id }));
  });
  for (let run = 0; run < 3; run += 1) {
    const asked = (tx: Tx) => ({ tx, scope, session }) as unknown as Parameters<typeof changeMany>[0];
    const change = {
      metaStatus: "InProgress" as const,
      assignee: { kind: "user" as const, id: scope.userId },
      dueOn: "2027-03-01",
    };
    let start = performance.now();
    const done = await database.asCustomer(scope, (tx) =>
      changeMany(asked(tx), { selection: { actions: ids }, change }),
    );
    const forth = performance.now() - start;
    start = performance.now();
    await database.asCustomer(scope, async (tx) => {
      const { operations } = await import("../../server/backend/platform/db/schema/imports");
      const [row] = await tx.select().from(operations).where(sql`id = ${done.id}`);
      if (row) await actionsChangeUndo.run(asked(tx) as never, row);
    });
    const back = performance.now() - start;
    process.stdout.write(
      `  ${done.changed} changed in bulk: ${(forth / 1000).toFixed(2)} s, taken back: ${(back / 1000).toFixed(2)} s\n`,
    );
  }
}

async function explain(tx: Tx, condition: SQL): Promise<void> {
  for (const question of [
    sql`select x.id from actions x where ${condition} order by coalesce(x.due_on, 'infinity'::date), x.id limit 51`,
    sql`select count(*) from (select from actions x where ${condition} limit 1001) found`,
  ]) {
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`explain (analyze, buffers) ${question}`);
    process.stdout.write(`${rows.map((row) => row["QUERY PLAN"]).join("\n")}\n\n`);
  }
}

function dayFrom(count: number): string {
  return new Date(Date.now() + days(count)).toISOString().slice(0, 10);
}

/** Answers the median, in milliseconds. */
async function timed(name: string, run: () => Promise<unknown>, floor?: number): Promise<number> {
  for (let n = 0; n < 3; n += 1) await run();
  const taken: number[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(RUNS * share)] ?? 0;
  const ratio = floor ? `, ${(at(0.5) / floor).toFixed(1)} times the floor` : "";
  process.stdout.write(`  ${name}: ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms${ratio}\n`);
  return at(0.5);
}

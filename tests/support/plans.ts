import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../server/backend/platform/db/database";

/**
 * Which tables something reads as a whole. The planner is told to avoid that, so it happens only where no index would do,
 * however small the table is here.
 */
export async function wholeTablesRead(tx: Tx, run: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  await tx.execute(sql`set local enable_seqscan = off`);
  const plans = await plansOf(tx, run);
  await tx.execute(sql`set local enable_seqscan = on`);
  return namesIn(plans, /Seq Scan on (\w+)/g);
}

/** Which indexes something uses, as the planner chooses by what it knows of the tables. */
export async function indexesUsed(tx: Tx, run: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  return namesIn(await plansOf(tx, run), /Index (?:Only )?Scan (?:Backward )?(?:using|on) (\w+)/g);
}

/** How many rows something looks at in tables and indexes, those that it leaves out again among them. */
export async function rowsLookedAt(tx: Tx, run: (tx: Tx) => Promise<unknown>): Promise<number> {
  const plans = await plansOf(tx, run, sql`explain (analyze, format json)`);
  return plans.reduce((sum, plan) => sum + rowsOf((JSON.parse(plan) as [{ Plan: PlanNode }])[0].Plan), 0);
}

/**
 * How many rows of these tables something reads. The database counts with them what earlier transactions of the connection read in the last
 * second, since it tells of that once a second only: what was there before is taken away.
 */
export async function rowsReadOf(tx: Tx, tables: readonly string[], run: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const { rows } = await tx.execute<{ read: number | null }>(sql`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as read from pg_stat_xact_user_tables
       where relname = any(${sql.param([...tables])}::text[])`);
    return rows[0]?.read ?? 0;
  };
  const before = await read();
  await run();
  return (await read()) - before;
}

interface PlanNode {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

function rowsOf(node: PlanNode): number {
  const behind = (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0);
  if (!/^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node["Node Type"])) return behind;
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return behind + (node["Actual Rows"] + removed) * node["Actual Loops"];
}

const namesIn = (plans: readonly string[], pattern: RegExp): string[] =>
  [...new Set(plans.flatMap((plan) => [...plan.matchAll(pattern)].map(([, name]) => name ?? "")))].sort();

async function plansOf(tx: Tx, run: (tx: Tx) => Promise<unknown>, explain = sql`explain`): Promise<string[]> {
  const plans: string[] = [];
  const watched = new Proxy(tx, {
    get(target, name) {
      if (name !== "execute") return Reflect.get(target, name);
      return async (query: SQL) => {
        const { rows } = await target.execute<{ "QUERY PLAN": unknown }>(sql`${explain} ${query}`);
        plans.push(
          rows.map(({ "QUERY PLAN": plan }) => (typeof plan === "string" ? plan : JSON.stringify(plan))).join("\n"),
        );
        return target.execute(query);
      };
    },
  });
  await run(watched);
  if (plans.length === 0) throw new Error("Nothing was asked of the database.");
  return plans;
}

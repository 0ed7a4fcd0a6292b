import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../server/backend/platform/db/database";
import { recommendMeasures } from "../../server/backend/work/measures/recommend-measures";
import { startMeasures } from "../../server/backend/work/measures/start-measures";
import { inDatabase, startTestCluster } from "../support/database-cluster";
import { addCustomer, addTargets } from "../support/network";

/** Measures ranked for 500 targets (500 ms) and started at all of them (2 s), beside one target in the same run. */
const [TARGETS, RUNS] = [501, 7];
const TOPICS = ["forced-labour", "wages-and-hours", "fire", "flood", "pollution", "corruption"];

const cluster = await startTestCluster();
const database = openDatabase(inDatabase(cluster.connection, cluster.template));
try {
  const customerId = await database.asSystem((tx) => addCustomer(tx, "bench"));
  const ids = await database.asSystem((tx) =>
    addTargets(
      tx,
      Array.from({ length: TARGETS }, (_, n) => ({ name: `Werk ${n}`, country: "DE" })),
    ),
  );
  await database.asSystem((tx) =>
    tx.execute(sql`
      insert into scores (customer_id, perspective, target_id, score, alerts, points, points_by_type, missing, alert_count, rule_versions, computed_at)
      select ${customerId}, p, t, 80, 80, 100,
             (select jsonb_object_agg(topic, 100 + (t * 37 + length(topic) * 61) % 900) from unnest(${sql.param(TOPICS)}::text[]) topic),
             0, 6, '{}', now()
        from unnest(${sql.param(ids)}::bigint[]) t, unnest(array['Sustainability', 'Compliance', 'Disruption']) p`),
  );
  const scope = { customerId, userId: null };
  const rank = (targets: number[]) =>
    timed(() =>
      database.asCustomer(scope, (tx) => recommendMeasures(tx, { customerId, language: "en" }, targets, undefined)),
    );
  const [one, all]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    one.push(await rank(ids.slice(0, 1)));
    all.push(await rank(ids.slice(1)));
  }
  const actor = { type: "rule" as const, id: "bench" };
  const measured = { measureId: "code-in-contract", version: "1", language: "en" };
  const startAt = (targets: number[]) =>
    timed(() =>
      database.asCustomer(scope, (tx) =>
        startMeasures(tx, { ...scope, actor }, measured, targets, { together: false, assignees: [] }, false),
      ),
    );
  const [first, ...others] = ids;
  const floor = await startAt(first ? [first] : []);
  const start = await startAt(others);
  process.stdout.write(
    `ranked for ${TARGETS - 1}: ${median(all).toFixed(0)} ms (for one: ${median(one).toFixed(0)} ms); started at ${others.length}: ${start.toFixed(0)} ms (at one: ${floor.toFixed(0)} ms)\n`,
  );
} finally {
  await database.close();
  await cluster.stop();
}
process.exit(0);

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

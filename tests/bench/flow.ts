import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { type FlowAsked, readFlow } from "../../server/backend/network/flow/read-flow";
import { EVERYTHING } from "../../server/backend/network/graph/find-collection";
import { walk } from "../../server/backend/network/graph/walk";
import { follow } from "../../server/backend/network/monitored/follow";
import { openDatabase } from "../../server/backend/platform/db/database";
import { PERSPECTIVES } from "../../server/backend/reference/catalogue/perspectives";
import { inDatabase, startTestCluster } from "../support/database-cluster";
import { addCustomer, addTargets } from "../support/network";

/** The flow between the tiers of 10,000 targets with 17,000 relations, beside the walk of the same network in the same run: what it is made of. */
const [TARGETS, RELATIONS, FOLLOWED, RUNS] = [10_000, 17_000, 600, 7];
const COUNTRIES = [
  "DE",
  "CN",
  "CZ",
  "PL",
  "TR",
  "IN",
  "VN",
  "BR",
  "MX",
  "US",
  "FR",
  "IT",
  "JP",
  "KR",
  "TH",
  "MY",
  "ZA",
  "CD",
];

const cluster = await startTestCluster();
const database = openDatabase(inDatabase(cluster.connection, cluster.template));
try {
  const customerId = await database.asSystem((tx) => addCustomer(tx, "bench"));
  await database.asSystem(async (tx) => {
    const named = Array.from({ length: TARGETS }, (_, n) => ({
      name: `Werk ${n}`,
      country: COUNTRIES[(n * 7) % COUNTRIES.length] ?? "DE",
    }));
    const ids: number[] = [];
    for (let from = 0; from < TARGETS; from += 2000)
      ids.push(...(await addTargets(tx, named.slice(from, from + 2000))));
    await follow(tx, customerId, ids.slice(0, FOLLOWED), { userId: null });
    // Each delivers to one that is nearer, and some to a second one: five tiers of growing size.
    await tx.execute(sql`
      insert into edges (from_id, to_id, type, source, shipments)
      select i.id[n], i.id[(1 + (n::bigint * 7919 + k * 104729) % greatest(1, least(n - 1, (n * 0.45)::int)))::int], 'Supplier', 'Customs', n % 40
        from (select ${sql.param(ids)}::bigint[] as id) i, generate_series(${FOLLOWED + 1}::int, ${TARGETS}::int) n, generate_series(0, 1) k
       where n + k * ${TARGETS}::int <= ${RELATIONS + FOLLOWED}::int
          on conflict do nothing`);
    await tx.execute(sql`analyze edges`);
  });
  const scope = { customerId, userId: null };
  const collection = { ...EVERYTHING, below: [] };
  const asked: FlowAsked = {
    ...{ collection, filter: {}, perspective: PERSPECTIVES[0], group: "country", open: [], flow: null, bars: 12 },
  };
  const floor = () => database.asCustomer(scope, (tx) => walk(tx, scope, collection));
  const flow = () => database.asCustomer(scope, (tx) => readFlow(tx, scope, asked));
  const [walked, whole] = [await floor(), await flow()];
  const relations = whole.flows.reduce((sum, one) => sum + one.relations, 0);
  process.stdout.write(
    `${whole.total} targets in ${whole.tiers.length} tiers, ${walked.edges.length} relations, ${relations} between tiers\n`,
  );
  const [first, floors, flows] = [await timed(flow), [] as number[], [] as number[]];
  for (let run = 0; run < RUNS; run++) {
    floors.push(await timed(floor));
    flows.push(await timed(flow));
  }
  const [a, b] = [median(floors), median(flows)];
  process.stdout.write(
    `walk ${a.toFixed(0)} ms, flow ${b.toFixed(0)} ms (first ${first.toFixed(0)} ms): ${(b / a).toFixed(2)} of the walk\n`,
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

import { existsSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { follow } from "../../server/backend/network/monitored/follow";
import { createTargets } from "../../server/backend/network/targets/create-targets";
import { openDatabase } from "../../server/backend/platform/db/database";
import { activateFollows } from "../../server/backend/risk/sanctions/activate-screening";
import { importList } from "../../server/backend/risk/sanctions/lists/import-list";
import { fileAt } from "../../server/backend/risk/sanctions/lists/list-file";
import { currentIndex } from "../../server/backend/risk/sanctions/screening/current-index";
import { screenCustomer } from "../../server/backend/risk/sanctions/screening/screen-customer";
import { inDatabase, startTestCluster } from "../support/database-cluster";
import { addCustomer } from "../support/network";
import { readCompanies } from "./matching/read-companies";
import { DATA_FOLDER } from "./matching/read-data";

/**
 * The whole way of the real lists: reading them into the database, the index, and screening some thousand real companies of
 * no list as a job does, matches and states written. Exit 1 below 150 screenings per second of processor time, 2 without data.
 */
const LISTS = {
  "ofac-sdn": [
    "ofac_sdn_2021-07.csv",
    "ofac_sdn_addresses_2021-07.csv",
    "ofac_sdn_aliases_2021-07.csv",
    "ofac_sdn_comments_2021-07.csv",
  ],
  "ofac-nonsdn": [
    "ofac_consolidated_nonsdn_prim.csv",
    "ofac_consolidated_nonsdn_addresses.csv",
    "ofac_consolidated_nonsdn_aliases.csv",
  ],
  "bis-denied": ["bis_denied_persons_2022.txt"],
  "us-csl": ["us_consolidated_screening_list_sample.csv"],
  un: ["un_consolidated_2026-02-27.xml"],
};
const GOAL = 150;
const folder = join(DATA_FOLDER, "sanctions");
const print = (line: string): void => void process.stdout.write(`${line}\n`);
if (!existsSync(folder)) {
  process.stderr.write(`screening bench: no real lists at ${folder}; nothing was measured\n`);
  process.exit(2);
}

const cluster = await startTestCluster();
const connection = inDatabase(cluster.connection, cluster.template);
const database = openDatabase(connection, { maxConnections: 4 });
const idle = process.memoryUsage().rss;
for (const [name, files] of Object.entries(LISTS)) {
  const paths = files.map((file) => fileAt(join(folder, file)));
  const { seconds, result } = await timed(() => importList(database, { name, files: paths }));
  print(
    `${name.padEnd(12)} ${String(result.entities).padStart(6)} entries read and written in ${seconds.toFixed(1)} s`,
  );
}
const afterLists = process.memoryUsage().rss;
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const built = await timed(() => currentIndex((query) => database.asSystem(query), null));
delay.disable();
print(
  `index        built in ${built.seconds.toFixed(1)} s, nothing else waited longer than ${(delay.max / 1e6).toFixed(0)} ms`,
);
const companies = readCompanies(DATA_FOLDER);
const customerId = await database.asSystem((tx) => addCustomer(tx, "bench"));
await database.asCustomer({ customerId, userId: null }, async (tx) => {
  const own = { ownerId: customerId, type: "organization", ctype: "company" } as const;
  const given = companies.map(({ name, countries = [] }) => ({ ...own, name, country: countries[0] ?? null }));
  await follow(tx, customerId, await createTargets(tx, given), { userId: null });
  await activateFollows(tx, customerId, { type: "rule", id: "bench" });
});
const used = process.cpuUsage();
const run = await timed(() => screenCustomer(database, { customerId }));
const { user, system } = process.cpuUsage(used);
const perSecond = (1e6 * run.result.targets) / (user + system);
const { rows } = await database.asSystem((tx) =>
  tx.execute<{ verdict: string; targets: number }>(
    sql`select verdict, count(distinct target_id)::int as targets from sanctions_matches group by 1 order by 1`,
  ),
);
print(
  `screening    ${run.result.targets} companies in ${run.seconds.toFixed(1)} s, ${perSecond.toFixed(0)} per second of processor time`,
);
print(`             ${rows.map(({ verdict, targets }) => `${targets} companies with a ${verdict}`).join(", ")}`);
const again = await timed(() => screenCustomer(database, { customerId, everything: true }));
print(`again        ${again.seconds.toFixed(1)} s, ${again.result.changed} statuses changed`);
print(
  `memory       ${megabytes(afterLists - idle)} MB above idle after the lists, ${megabytes(process.memoryUsage().rss - idle)} MB at the end`,
);
await database.close();
await cluster.stop();
if (perSecond < GOAL) print(`MISSED: fewer than ${GOAL} screenings a second`);
process.exit(perSecond < GOAL ? 1 : 0);

async function timed<T>(run: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const start = performance.now();
  const result = await run();
  return { seconds: (performance.now() - start) / 1000, result };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

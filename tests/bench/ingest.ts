import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { parseWarn } from "../../server/backend/intake/connectors/warn/parse";
import { drainJobs } from "../../server/backend/main/drain";
import { follow } from "../../server/backend/network/monitored/follow";
import { createTargets } from "../../server/backend/network/targets/create-targets";
import { openDatabase } from "../../server/backend/platform/db/database";
import { projectRoot } from "../../server/project-root";
import { asOwner, inDatabase, startTestCluster } from "../support/database-cluster";
import { readSource } from "../support/ingest/read-source";
import { inventTargets } from "./events/invent-targets";
import { readNotices } from "./events/read-notices";
import { watchLag } from "./lag";

// Notices from the real WARN files, as many as asked for, told to one connector in one file: reading alone, the first time, the
// jobs that match them to followed targets and score these, and a second time that changes nothing; all in one process, whose
// memory is told above what it held before. Run: npm run bench -- ingest [--notices 30000] [--targets 1500]

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "ingest"),
  options: { notices: { type: "string", default: "30000" }, targets: { type: "string", default: "1500" } },
});
const wanted = Number(values.notices);
const WORDS = ["", "Northern", "Southern", "Eastern", "Western", "Central", "Upper", "Lower"];
const folder = join(projectRoot(), "../shared/data/events");
const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^warn_notices_\w+\.csv$/.test(name)) : [];
if (files.length === 0) throw new Error(`This measures real files, and there are none in ${folder}.`);

const work = await mkdtemp(join(tmpdir(), "tierwatch-ingest-"));
const cluster = await startTestCluster();
const connection = inDatabase(cluster.connection, cluster.template);
const database = openDatabase(connection);
let idle = 0;
try {
  const file = join(work, "notices.csv");
  const rows = await writeNotices(file);
  await followTargets(Number(values.targets));
  process.stdout.write(`${rows} notices of ${files.length} states, ${values.targets} targets followed\n`);
  global.gc?.();
  idle = process.memoryUsage().rss;
  await measure("read alone", async () => {
    let events = 0;
    for await (const item of parseWarn(createReadStream(file))) if (item.ok) events++;
    return `${events} events`;
  });
  const takeIn = async () => {
    const { counts } = await readSource({ database }, "warn", createReadStream(file));
    return Object.entries(counts)
      .map(([key, count]) => `${count} ${key}`)
      .join(", ");
  };
  await measure("taken in", takeIn);
  await measure("its jobs", async () => {
    const { done, failed } = await drainJobs(connection, database, pino({ level: "silent" }));
    const { rows: found } = await asOwner(connection, "select count(*) from alerts");
    return `${done} jobs, ${failed} failed, ${found[0]?.count} alerts`;
  });
  await measure("a second time", takeIn);
} finally {
  await database.close();
  await cluster.stop();
  await rm(work, { recursive: true, force: true });
}

/** The files one behind the other; from the second round on each notice is of another company, so that it is another one. */
async function writeNotices(path: string): Promise<number> {
  const out = createWriteStream(path);
  let rows = 0;
  for (let round = 0; rows < wanted; round++) {
    for (const name of files) {
      let header = true;
      for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
        if (header && (round > 0 || name !== files[0])) {
          header = false;
          continue;
        }
        if (!header && ++rows > wanted) break;
        header = false;
        const told =
          round === 0
            ? line
            : line.replace(/^(\w\w),("?)/, `$1,$2${WORDS[round] ?? "Other"} `).replace(/,[0-9a-f]{56},/, `,${rows},`);
        if (!out.write(`${told}\n`)) await once(out, "drain");
      }
    }
  }
  out.end();
  await once(out, "finish");
  return Math.min(rows, wanted);
}

/** A tenth of them the very employers, as a customer's own list would have them. */
async function followTargets(count: number): Promise<void> {
  const targets = inventTargets(count, await readNotices(wanted));
  await asOwner(connection, "insert into customers (key, name, plan_name) values ('bench', 'bench', 'bench')");
  for (let from = 0; from < targets.length; from += 1000) {
    await database.asSystem(async (tx) => {
      const ids = await createTargets(tx, targets.slice(from, from + 1000));
      await follow(tx, 1, ids, { userId: null });
    });
  }
  await drainJobs(connection, database, pino({ level: "silent" }));
}

async function measure(name: string, run: () => Promise<string>): Promise<void> {
  let highest = process.memoryUsage().rss;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 20);
  const lagged = watchLag();
  const start = performance.now();
  const told = await run();
  const seconds = (performance.now() - start) / 1000;
  const lag = lagged();
  clearInterval(watch);
  const figures = [
    `${seconds.toFixed(1)} s`,
    `${Math.round(wanted / seconds)} a second`,
    `+${Math.round((highest - idle) / 1e6)} MB`,
  ];
  process.stdout.write(`${name.padEnd(16)} ${figures.join("  ")}  lag ${Math.round(lag.most)} ms  (${told})\n`);
}

import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { batchesOf } from "../../server/backend/intake/ingest/reports-in-thread";
import { EVENT_JOINING_2 } from "../../server/backend/intake/ingest/rules/event-joining";
import { shippedFacts } from "../../server/backend/intake/news/model/reading-model";
import { drainJobs } from "../../server/backend/main/drain";
import { TASKS } from "../../server/backend/main/tasks";
import { follow } from "../../server/backend/network/monitored/follow";
import { createTargets } from "../../server/backend/network/targets/create-targets";
import { openDatabase } from "../../server/backend/platform/db/database";
import { startWorker } from "../../server/backend/platform/jobs/worker";
import { asOwner, inDatabase, startTestCluster } from "../support/database-cluster";
import { readSource } from "../support/ingest/read-source";
import { watchLag } from "./lag";
import { AlertsSeen } from "./reading-day/alerts-seen";
import { processorSeconds } from "./reading-day/processor";
import { companyOf, dayOfNews, FOLLOWED_EACH, feedOf, LANGUAGES, type Poll } from "./reading-day/stories";

/**
 * A day of news through the whole pipeline into a database: invented of labelled texts, from 24 sources in six languages, one of ten a copy.
 * The jobs that match events to two customers' targets run beside, as in a server. The sources are asked one after the other without a pause, so
 * that the time from an item to its alert is that of a machine that has nothing left.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: "string", default: "100000" },
    poll: { type: "string", default: "250" },
    data: { type: "string", default: "../shared/data/news" },
  },
});
const [wanted, size] = [Number(values.items), Number(values.poll)];
const silent = pino({ level: "silent" });
const cluster = await startTestCluster();
const connection = inDatabase(cluster.connection, cluster.template);
const database = openDatabase(connection);
const say = (what: string, goal: string, measured: string): void =>
  void process.stdout.write(`| ${what} | ${goal} | ${measured} |\n`);
try {
  await followCompanies();
  await asUsual();
  process.stdout.write(`| ${wanted} items | goal | measured |\n|---|---|---|\n`);
  await readAlone();
  await replay();
} finally {
  await database.close();
  await cluster.stop();
}

/**
 * Texts are made before they are read. The first of them load the thread's tables, as after each pause of five seconds; the next are read as in a
 * day's flow. The memory of the thread is what the process holds more than before, which is the most that the thread can hold.
 */
async function readAlone(): Promise<void> {
  const polls: Poll[] = [];
  for await (const poll of dayOfNews(values.data, Math.min(wanted, 10_000), size)) polls.push(poll);
  const half = Math.ceil(polls.length / 2);
  global.gc?.();
  const idle = process.memoryUsage().rss;
  let highest = idle;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 20);
  const first = await perSecond(polls.slice(0, half));
  const then = await perSecond(polls.slice(half));
  clearInterval(watch);
  const goal = "≥ 400 items a second of a core";
  say("read alone, without the database: the first, with the thread's tables", "", first);
  say("read alone, the next", goal, then);
  say("memory of the thread that reads", "≤ 300 MB", `≤ ${Math.round((highest - idle) / 1e6)} MB`);
}

/** Items read in a second of processor time of the whole process. */
async function perSecond(polls: readonly Poll[]): Promise<string> {
  const before = process.cpuUsage();
  let items = 0;
  for (const poll of polls) {
    const connector = { name: poll.source, format: "feed", url: null, settings: { language: poll.language } };
    const options = { joining: EVENT_JOINING_2.value, size: 500 };
    const news = { arming: shippedFacts().arming, corrections: null, asOf: new Date() };
    for await (const { reports } of batchesOf(connector, feedOf(poll), options, news)) items += reports.length;
  }
  const { user, system } = process.cpuUsage(before);
  return ((items * 1e6) / (user + system)).toFixed(0);
}

async function replay(): Promise<void> {
  const seen = new AlertsSeen(database);
  const worker = await startWorker({ connection, database, logger: silent, tasks: TASKS });
  const began = new Map<string, number>();
  const before = await processorSeconds(connection);
  const lagged = watchLag();
  const start = performance.now();
  const counts = { read: 0, added: 0, joined: 0, unchanged: 0, published: 0, held: 0 };
  for await (const poll of dayOfNews(values.data, wanted, size)) {
    const now = Date.now();
    for (const { externalId } of poll.items) began.set(`${poll.source}-${externalId}`, now);
    const settings = { language: poll.language };
    const told = await readSource({ database }, poll.source, feedOf(poll), { settings });
    for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += told.counts[key] ?? 0;
    if (process.stderr.isTTY) process.stderr.write(`\r${counts.read} of ${wanted}`);
  }
  const taken = (performance.now() - start) / 1000;
  await worker.stop();
  await drainJobs(connection, database, silent);
  const lag = lagged();
  await seen.stop();
  const after = await processorSeconds(connection);
  const [node, postgres] = [after.node - before.node, after.database - before.database];
  const perDay = ((node + postgres) / 60) * (100_000 / wanted);
  const parts = `Node ${(node / 60).toFixed(1)}, PostgreSQL ${(postgres / 60).toFixed(1)}`;
  say("processor minutes of 100,000 items", "≤ 20", `${perDay.toFixed(1)} (${parts})`);
  const alone = (performance.now() - start) / 1000;
  say("time", "", `${taken.toFixed(0)} s to read, ${alone.toFixed(0)} s until the last job; ${JSON.stringify(counts)}`);
  await tellAlerts(seen, began);
  const figures = `99 of 100 times ${lag.p99.toFixed(0)} ms, at most ${lag.most.toFixed(0)} ms`;
  say("lag of the loop, with the jobs in the same process", "≤ 20 ms", figures);
}

/** Of each alert: how long after its item's source was asked it was there, and which text, copies being one, it is about. */
async function tellAlerts(seen: AlertsSeen, began: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ id: string; customer: string; external: string; isNews: boolean }>(sql`
      select a.id, a.customer_id as customer, s.external_id as external, a.event_type_id = 'news' as "isNews" from alerts a
        join lateral (select external_id from event_sources where event_id = a.event_id order by id limit 1) s on true`),
  );
  const waited = rows
    .map(({ id, external }) => ((seen.at.get(Number(id)) ?? Number.NaN) - (began.get(external) ?? Number.NaN)) / 1000)
    .sort((one, other) => one - other);
  const at = (share: number): string => (waited[Math.floor(waited.length * share)] ?? Number.NaN).toFixed(1);
  say(
    "from an item to its alert",
    "19 of 20 within 60 s",
    `half ${at(0.5)} s, 19 of 20 ${at(0.95)} s, of ${rows.length} alerts`,
  );
  for (const isNews of [false, true]) {
    const some = rows.filter((row) => row.isNews === isNews);
    const stories = some.map(({ customer, external }) => `${customer} ${/story-\d+-/.exec(external)?.[0]}`);
    const twice = stories.length - new Set(stories).size;
    const what = `alerts of one customer about one text and its copies, ${isNews ? "only news" : "events"}`;
    say(what, isNews ? "" : "≤ 1", `${twice} of ${stories.length} are a second one`);
  }
}

async function followCompanies(): Promise<void> {
  for (const key of ["one", "two"])
    await asOwner(connection, `insert into customers (key, name, plan_name) values ('${key}', '${key}', 'bench')`);
  const stories = Array.from({ length: Math.ceil(wanted / FOLLOWED_EACH) }, (_, n) => n * FOLLOWED_EACH);
  const targets = stories.flatMap((story) =>
    // Which language tells of a story is found by telling: all forms of the name are followed.
    [...new Set(LANGUAGES.map((language) => companyOf(story, language)))].slice(0, 1).map((name) => ({
      ...({ type: "organization", ctype: "company", name, country: "GB" } as const),
      names: LANGUAGES.map((language) => ({ text: companyOf(story, language), kind: "alias" as const })),
    })),
  );
  for (let from = 0; from < targets.length; from += 1000) {
    await database.asSystem(async (tx) => {
      const ids = await createTargets(tx, targets.slice(from, from + 1000));
      for (const customer of [1, 2]) await follow(tx, customer, ids, { userId: null });
    });
  }
  await drainJobs(connection, database, silent);
}

/** Each source has told of so much every day for a month: else the breaker would keep most of this day from becoming events. */
async function asUsual(): Promise<void> {
  for (const language of LANGUAGES)
    for (const n of [0, 1, 2, 3])
      await readSource({ database }, `feed:${language}-${n}`, feedOf({ source: "", language, items: [] }));
  await asOwner(
    connection,
    `insert into connector_runs (connector_id, trigger, state, counts, started_at)
     select id, 'schedule', 'Done', '{"published": 100000}', now() - make_interval(days => d) from connectors, generate_series(2, 28) d`,
  );
}

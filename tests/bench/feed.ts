import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { startWeb } from "../../tools/test/serving.mjs";
import { startBare } from "./bare/build";
import { archiveMany } from "./feed/archive";
import { type Client, signIn } from "./feed/client";
import { seeded } from "./feed/data";
import { latencies, quantile, type Rate, rateOf } from "./feed/measure";
import { scriptBytes } from "./feed/scripts";
import { searches } from "./feed/searches";

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    data: { type: "string", default: join(tmpdir(), "tierwatch-bench-feed") },
    alerts: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "3" },
    only: { type: "string" },
  },
});
const [many, few] = [Number(values.alerts), 10_000];
const root = projectRoot();
await buildWhatChanged(root);
const folders = { many: await seeded(root, values.data, many), few: await seeded(root, values.data, few) };
const servers: { stop(): Promise<void> }[] = [];

try {
  const big = await start(folders.many);
  const client = await signIn(big.address);
  if (wants("pages")) await pages(client);
  if (wants("rate")) await rates(client, big.pid);
  if (wants("search")) await searches(client, say);
  if (wants("archive")) await archiveMany(client, say);
  if (wants("scripts"))
    say("JavaScript of the feed", `${(await scriptBytes(client, "/feed/new")).toFixed(1)} kB gz (goal 110)`);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}

/** Page 1 and page 5,000, and page 1 of a customer with 10,000 alerts: in turn, as calls and as whole pages; and the counts. */
async function pages(client: Client): Promise<void> {
  const small = await signIn((await start(folders.few)).address);
  const deep = await cursorAfter(client, Math.min(100_000, many / 4));
  const list = "/v2/feed?statusId=all";
  const calls = await latencies(60, {
    first: () => client.call(list),
    deep: () => client.call(`${list}&after=${deep}`),
    few: () => small.call(list),
    gravest: () => client.call(`${list}&order=HighestPriority`),
    counts: () => client.call("/v2/feed/status-count"),
    nothing: () => client.call("/v2/session"),
  });
  const whole = await latencies(30, {
    first: () => client.page("/feed/all"),
    deep: () => client.page(`/feed/all?after=${deep}`),
    few: () => small.page("/feed/all"),
  });
  for (const [name, { first, deep, few }] of Object.entries({ "call: list": calls, "whole page": whole })) {
    say(`${name}, page 1`, `${ms(first.median)} median, ${ms(first.p99)} p99`);
    say(`${name}, page 5,000`, `${ms(deep.median)}, ${ratio(deep.median, first.median)} of page 1 (goal 0.8 to 1.2)`);
    say(`${name}, 10,000 alerts`, `${ms(few.median)}; page 1 is ${ratio(first.median, few.median)} of it (goal ≤ 1.2)`);
  }
  say(
    "call: list, gravest first",
    `${ms(calls.gravest.median)}, ${ratio(calls.gravest.median, calls.first.median)} of newest first`,
  );
  say(
    "call: status counts",
    `${ms(calls.counts.median)} (goal 5 ms); a call that reads nothing ${ms(calls.nothing.median)}`,
  );
}

/** The whole page against Remix's own with twenty rows, alternately, so that a machine that slows down slows both. */
async function rates(client: Client, pid: number): Promise<void> {
  const bare = await startBare(root);
  servers.push(bare);
  const [feed, floor] = [`${client.address}/feed/new`, `${bare.address}/rows`];
  // Compressed on both sides, as every browser asks.
  const [plain, signedIn] = [COMPRESSED, { ...client.headers, ...COMPRESSED }];
  await rateOf(floor, bare.pid, plain, 3);
  await rateOf(feed, pid, signedIn, 5);
  const rounds: { floor: Rate; feed: Rate }[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    rounds.push({ floor: await rateOf(floor, bare.pid, plain, 4), feed: await rateOf(feed, pid, signedIn, 4) });
  }
  const median = (of: (round: (typeof rounds)[number]) => number) => quantile(rounds.map(of), 0.5);
  say(
    "bare page, 20 rows",
    `${median((r) => r.floor.perSecond).toFixed(0)} req/s, ${ms(median((r) => r.floor.cpu))} of CPU a page`,
  );
  say(
    "feed page, 20 rows",
    `${median((r) => r.feed.perSecond).toFixed(0)} req/s (goal 150), p99 ${ms(median((r) => r.feed.p99))} (goal 120 ms), ${ms(median((r) => r.feed.cpu))} of CPU a page`,
  );
  say("ratio in requests", `${median((r) => r.feed.perSecond / r.floor.perSecond).toFixed(2)} (goal 0.4)`);
  say("ratio in CPU", `${median((r) => r.floor.cpu / r.feed.cpu).toFixed(2)}`);
}

const COMPRESSED = { "accept-encoding": "br" };

async function start(dataDir: string) {
  const server = await startWeb({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  servers.push(server);
  return server;
}

async function cursorAfter(client: Client, count: number): Promise<string> {
  let after = "";
  for (let seen = 0; seen < count; seen += 100) {
    const page = await client.call<{ after: string }>(`/v2/feed?statusId=all&size=100${after && `&after=${after}`}`);
    after = page.after;
  }
  return after;
}

function wants(part: string): boolean {
  return values.only === undefined || values.only.split(",").includes(part);
}

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(34)} ${figure}\n`);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}

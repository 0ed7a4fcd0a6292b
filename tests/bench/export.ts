import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { COLUMNS } from "../../server/backend/alerts/feed/export/columns";
import { exportFeed } from "../../server/backend/alerts/feed/export/export-feed";
import { readPortions } from "../../server/backend/alerts/feed/export/read-portions";
import { migrate } from "../../server/backend/main/migrate";
import { seedMass } from "../../server/backend/main/seed/mass/seed-mass";
import { openDatabase } from "../../server/backend/platform/db/database";
import { startEngine } from "../../server/backend/platform/db/engine/start";
import { customers } from "../../server/backend/platform/db/schema/customers";

/**
 * A customer's alerts of tier 1, three of four that are ordered, exported as XLSX and as CSV, with the database, against plain JSON lines of the same query in the same run:
 * time, memory above what was there before, and the longest time that the event loop stood still. --alerts 131000 --keep
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    alerts: { type: "string", default: "131000" },
    targets: { type: "string", default: "5000" },
    keep: { type: "boolean" },
  },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const logger = pino({ level: "silent" });
const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-bench-export-"));
const engine = await startEngine({ dataDir, logger });
const database = openDatabase(engine.connection);
try {
  await migrate(engine.connection);
  const order = {
    customerKey: "bench",
    alerts: Number(values.alerts),
    targets: Number(values.targets),
    now: new Date(),
  };
  await seedMass(engine.connection, database, { ...order, tell: () => undefined });
  const [customer] = await database.asSystem((tx) => tx.select().from(customers).where(eq(customers.key, "bench")));
  const scope = { customerId: customer?.id ?? 0, userId: null };
  const user = { firstname: "Mara", lastname: "Keller", language: "de", customer: { name: "Bench" } };
  const session = { user } as never;
  const rows = await database.asCustomer(scope, async (tx) => {
    const found = await tx.execute<{ n: number }>(sql`select count(*)::int as n from alerts where not tier_n`);
    return found.rows[0]?.n ?? 0;
  });
  print(`${rows} alerts, ${COLUMNS.length} columns`);
  const filter = { statusId: "all", tier: "1", order: "NewestFirst" } as const;
  const asked = { database, scope, session, filter, timeZone: "Europe/Berlin", now: new Date() };
  async function* lines() {
    const portions = readPortions(database, scope, { filter, order: filter.order, most: 1_000_000 });
    for await (const portion of portions)
      yield Buffer.from(`${portion.map((row) => JSON.stringify(row)).join("\n")}\n`);
  }
  const runs: [string, () => Promise<AsyncIterable<Buffer>> | AsyncIterable<Buffer>][] = [
    ["plain JSON lines", lines],
    ["xlsx", () => exportFeed({ ...asked, format: "xlsx" })],
    ["csv", () => exportFeed({ ...asked, format: "csv" })],
  ];
  // Once to warm up, as a server is.
  for (const [name, make] of runs) await measured(name, rows, make);
  print("");
  for (const [name, make] of runs) await measured(name, rows, make);
} finally {
  await database.close();
  await engine.stop();
  if (values.keep) print(dataDir);
  else await rm(dataDir, { recursive: true, force: true });
}

async function measured(
  name: string,
  rows: number,
  make: () => Promise<AsyncIterable<Buffer>> | AsyncIterable<Buffer>,
): Promise<void> {
  const file = join(dataDir, `export.${name.replace(/\W/g, "")}`);
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const start = performance.now();
  await pipeline(Readable.from(await make()), createWriteStream(file));
  const seconds = (performance.now() - start) / 1000;
  loop.disable();
  clearInterval(watch);
  const { size } = await stat(file);
  const rate = `${Math.round(rows / seconds)} alerts/s`;
  const memory = `+${((most - before) / 2 ** 20).toFixed(0)} MB`;
  const lag = `loop at most ${(loop.max / 1e6).toFixed(0)} ms`;
  print(
    `${name.padEnd(18)} ${seconds.toFixed(2)} s   ${rate}   ${memory}   ${lag}   file ${(size / 2 ** 20).toFixed(1)} MB`,
  );
}

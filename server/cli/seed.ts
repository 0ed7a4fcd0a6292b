import { parseArgs } from "node:util";
import type pg from "pg";
import { drainJobs } from "../backend/main/drain";
import { migrate } from "../backend/main/migrate";
import { seedDemo } from "../backend/main/seed/demo";
import { seedMass } from "../backend/main/seed/mass/seed-mass";
import { beginDemoWorld, buildDemoWorld, type WorldStep } from "../backend/main/seed/world/demo-world";
import { type Database, openDatabase } from "../backend/platform/db/database";
import { type CommandContext, numberOption, UsageError } from "./command";
import { withDatabase } from "./open-database";

/** `seed`: the demo customers' world, at once. `seed --alerts N --targets N`: a customer of that size, for measurement. */
export async function runSeed(args: string[], context: CommandContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { alerts: { type: "string" }, targets: { type: "string" }, customer: { type: "string" } },
  });
  const { alerts, targets, customer = "bench" } = values;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(customer)) throw new UsageError("--customer takes a short name in lower case");
  await withDatabase(context, async (connection) => {
    await migrate(connection);
    const database = openDatabase(connection, { logger: context.logger, maxConnections: 4 });
    try {
      if (alerts === undefined && targets === undefined) return await seedWorld(connection, database, context);
      await seedMass(connection, database, {
        customerKey: customer,
        alerts: numberOption("alerts", alerts ?? "10000", { min: 1, max: 10_000_000 }),
        targets: numberOption("targets", targets ?? "1000", { min: 1, max: 1_000_000 }),
        now: new Date(),
        tell: stopwatch(context),
      });
      context.out(`Sign in as analyst@${customer}.example`);
    } finally {
      await database.close();
    }
  });
}

async function seedWorld(connection: pg.PoolConfig, database: Database, context: CommandContext): Promise<void> {
  const tell = stopwatch(context);
  await seedDemo(database);
  const begun = await beginDemoWorld(database, new Date());
  if (!begun) return context.out("The demo world already exists");
  for (let step: WorldStep | null = begun; step; ) step = await buildDemoWorld({ ...context, database }, step);
  tell("the demo world");
  await drainJobs(connection, database, context.logger);
  tell("the jobs that it left");
}

function stopwatch({ out }: CommandContext): (what: string) => void {
  const begun = Date.now();
  return (what) => out(`${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${what}`);
}

import type { sql } from "drizzle-orm";
import { pino } from "pino";
import { seedDemo } from "../../server/backend/main/seed/demo";
import { beginDemoWorld, buildDemoWorld, type WorldStep } from "../../server/backend/main/seed/world/demo-world";
import type { Config } from "../../server/config";
import { createTestDatabase, type TestDatabase } from "./database";

const SMALL = { oneIn: 25 };

/** A database of its own with the demo and a small world of the day `now` (ISO 8601) in it. */
export async function aDemoWorld(config: Config, now: string): Promise<TestDatabase> {
  const fresh = await createTestDatabase();
  await seedDemo(fresh.database);
  const first = await beginDemoWorld(fresh.database, new Date(now));
  if (first) await buildWorldFrom(fresh, config, first);
  return fresh;
}

/** Does all steps of a world from `first` on. */
export async function buildWorldFrom({ database }: TestDatabase, config: Config, first: WorldStep): Promise<void> {
  // A refused call says no more than its status: the cause is what is logged.
  const deps = { database, config, logger: pino({ level: "error" }) };
  for (let step: WorldStep | null = first; step; ) step = await buildDemoWorld(deps, step, SMALL);
}

/** The rows of a query over the customers of all. */
export const rowsOf = async (from: TestDatabase, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  from.database.asSystem(async (tx) => (await tx.execute<Record<string, unknown>>(query)).rows);

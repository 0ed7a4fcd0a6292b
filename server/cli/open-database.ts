import type pg from "pg";
import { attachEngine } from "../backend/platform/db/engine/attach";
import type { CommandContext } from "./command";

/** Runs a command on the owner's connection to the database: DATABASE_URL's, the running server's, or one started for it. */
export async function withDatabase<T>(
  { config, logger }: CommandContext,
  run: (connection: pg.PoolConfig) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return run({ connectionString: config.databaseUrl });
  const engine = await attachEngine({ dataDir: config.dataDir, logger });
  try {
    return await run(engine.connection);
  } finally {
    await engine.stop();
  }
}

import { connectorTasks } from "../backend/main/connector-tasks";
import { type Drained, drainJobs } from "../backend/main/drain";
import { migrate } from "../backend/main/migrate";
import { TASKS } from "../backend/main/tasks";
import { type Database, openDatabase } from "../backend/platform/db/database";
import type { CommandContext } from "./command";
import { withDatabase } from "./open-database";

export interface CommandBackend {
  database: Database;
  /** Does the jobs that the command brought about, and those that wait. */
  drain(): Promise<Drained>;
}

/** Runs a command on the migrated database, with or without a server at work on it. */
export async function withBackend<T>(
  context: CommandContext,
  run: (backend: CommandBackend) => Promise<T>,
): Promise<T> {
  return withDatabase(context, async (connection) => {
    await migrate(connection);
    const database = openDatabase(connection, { logger: context.logger, maxConnections: 4 });
    const tasks = { ...TASKS, ...connectorTasks(context.config) };
    try {
      return await run({ database, drain: () => drainJobs(connection, database, context.logger, tasks) });
    } finally {
      await database.close();
    }
  });
}

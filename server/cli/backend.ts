import { parseArgs } from "node:util";
import { seconds } from "~/time/duration";
import { close, listen, makeServer, requestListener } from "../listen";
import { openBackend, prepareDatabase } from "../start-backend";
import { runUntilSignal } from "../stop-on-signals";
import { type CommandContext, numberOption, UsageError } from "./command";

/** How long calls that are under way may take to finish when the server is told to stop. */
const IN_FLIGHT_LIMIT = seconds(5);

/**
 * Serves the embedded backend alone, for web servers elsewhere: `BACKEND_URL=http://host:port`. With `--jobs none` it leaves the
 * jobs to another process, with `--jobs only` it is that process. Runs until a signal.
 */
export async function serveBackend(args: string[], context: CommandContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", default: "4000" },
      host: { type: "string", default: "127.0.0.1" },
      jobs: { type: "string" },
    },
  });
  const port = numberOption("port", values.port, { min: 0, max: 65_535 });
  mustKnow(values.jobs, context);
  if (values.jobs === "only") return doJobs(context);
  const jobs = values.jobs === undefined && context.config.jobs;
  await serve({ port, host: values.host, jobs }, context);
}

async function serve(
  { port, host, jobs }: { port: number; host: string; jobs: boolean },
  { config, logger, out, flush }: CommandContext,
): Promise<void> {
  await runUntilSignal(
    logger,
    async (halt) => {
      const database = await prepareDatabase({ ...config, jobs }, logger, halt);
      try {
        const backend = openBackend(database.connection, config, logger, 1);
        const server = makeServer(requestListener(backend.app.fetch, logger));
        const taken = await listen(server, { port, host });
        out(`Backend is at http://${host}:${taken}`);
        return async () => {
          await close(server, IN_FLIGHT_LIMIT);
          await backend.close();
          await database.stop();
        };
      } catch (error) {
        await database.stop();
        throw error;
      }
    },
    flush,
  );
}

/** Without a port: nobody asks this process, it asks the database. */
async function doJobs({ config, logger, out, flush }: CommandContext): Promise<void> {
  await runUntilSignal(
    logger,
    async (halt) => {
      const database = await prepareDatabase({ ...config, jobs: true }, logger, halt);
      out(`Jobs run in process ${process.pid}`);
      return () => database.stop();
    },
    flush,
  );
}

function mustKnow(jobs: string | undefined, { config }: CommandContext): void {
  if (jobs === undefined) return;
  if (jobs !== "only" && jobs !== "none")
    throw new UsageError(`--jobs takes only or none, not ${JSON.stringify(jobs)}`);
  if (config.databaseUrl) return;
  throw new UsageError(
    `--jobs ${jobs} needs DATABASE_URL: the embedded database belongs to one server, which does its jobs`,
  );
}

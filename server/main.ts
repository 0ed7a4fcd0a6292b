import cluster from "node:cluster";
import { announce, warnOfConfig } from "./announce";
import { goOn, type Halt } from "./backend/platform/halt";
import { linkBackend } from "./backend-link";
import { startPrimary } from "./cluster/primary";
import { runWorker } from "./cluster/worker";
import { type Config, ConfigError, readConfig } from "./config";
import { prepareDatabase } from "./start-backend";
import { drainWait, runUntilSignal, type Stop } from "./stop-on-signals";
import { createLogger } from "./telemetry/logger";
import { serveMetrics } from "./telemetry/metrics-server";
import { reportsOf } from "./telemetry/reports-of";
import { createRequestMetrics } from "./telemetry/request-metrics";
import { startDevWeb, startWeb } from "./web";

const config = configOrExit();
const reports = await reportsOf(config);
const logger = createLogger(config, undefined, reports);
const dev = process.argv.includes("--dev");

// Also what breaks in a page that is half sent: the app has no other way to say it. Warnings of Node's own are called so.
process.on("warning", (warning) => {
  logger[warning.name.endsWith("Warning") ? "warn" : "error"]({ err: warning }, "warning");
});
process.on("uncaughtException", (error) => {
  logger.fatal({ err: error }, "uncaught");
  exit(1);
});

run().catch((error) => {
  logger.fatal({ err: error }, "could not start");
  process.stderr.write(`Tierwatch could not start: ${error instanceof Error ? error.message : error}\n`);
  exit(1);
});

function run(): Promise<void> {
  const flush = async () => reports?.flush();
  if (cluster.isWorker) return runWorker(config, logger, flush);
  const isPrimary = config.webConcurrency > 1 && !dev;
  return runUntilSignal(logger, (halt) => (isPrimary ? startPrimary(config, logger, halt) : startAlone(halt)), flush);
}

/** At once, or after the second that a report may take. */
function exit(code: number): void {
  if (!reports) process.exit(code);
  reports.flush().finally(() => process.exit(code));
}

/** Backend and pages in this one process. */
async function startAlone(halt: Halt): Promise<Stop> {
  if (!dev) warnOfConfig(config);
  const database = config.backendUrl ? undefined : await prepareDatabase(config, logger, halt);
  try {
    const link = linkBackend(config, database?.connection, logger, 1);
    const metrics = config.metricsPort === undefined ? undefined : createRequestMetrics();
    if (metrics) await serveMetrics(metrics.registry, { port: config.metricsPort ?? 0, host: config.metricsHost });
    goOn(halt);
    const web = await (dev ? startDevWeb : startWeb)(config, { ...link, logger, metrics });
    if (!halt.asked.aborted) announce(config, web.port);
    return async (signal) => {
      await web.stop(drainWait(config, signal));
      await link.close();
      await database?.stop();
    };
  } catch (error) {
    await database?.stop();
    throw error;
  }
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(78);
  }
}

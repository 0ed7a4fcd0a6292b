import cluster from "node:cluster";
import { announce, warnOfConfig } from "./announce";
import { linkBackend } from "./backend-link";
import { runPrimary } from "./cluster/primary";
import { runWorker } from "./cluster/worker";
import { type Config, ConfigError, readConfig } from "./config";
import { prepareDatabase } from "./start-backend";
import { drainWait, stopOnSignals } from "./stop-on-signals";
import { createLogger } from "./telemetry/logger";
import { serveMetrics } from "./telemetry/metrics-server";
import { createRequestMetrics } from "./telemetry/request-metrics";
import { startDevWeb, startWeb } from "./web";

const config = configOrExit();
const logger = createLogger(config);
const dev = process.argv.includes("--dev");
const role = cluster.isWorker ? runWorker : config.webConcurrency > 1 && !dev ? runPrimary : runAlone;

// Also what breaks in a page that is half sent: the app has no other way to say it.
process.on("warning", (warning) => logger.warn({ err: warning }, "warning"));
process.on("uncaughtException", (error) => {
  logger.fatal({ err: error }, "uncaught");
  process.exit(1);
});

role(config, logger).catch((error) => {
  logger.fatal({ err: error }, "could not start");
  process.stderr.write(`Tierwatch could not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});

/** Backend and pages in this one process. */
async function runAlone(): Promise<void> {
  if (!dev) warnOfConfig(config);
  const database = config.backendUrl ? undefined : await prepareDatabase(config, logger);
  try {
    const link = linkBackend(config, database?.connection, logger, 1);
    const metrics = config.metricsPort === undefined ? undefined : createRequestMetrics();
    if (metrics) await serveMetrics(metrics.registry, { port: config.metricsPort ?? 0, host: config.metricsHost });
    const web = await (dev ? startDevWeb : startWeb)(config, { ...link, logger, metrics });
    stopOnSignals(logger, async (signal) => {
      await web.stop(drainWait(config, signal));
      await link.close();
      await database?.stop();
    });
    announce(config, web.port);
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

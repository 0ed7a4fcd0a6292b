import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { AggregatorRegistry } from "prom-client";
import { minutes, seconds } from "~/time/duration";
import { announce, warnOfConfig } from "../announce";
import type { Config } from "../config";
import { prepareDatabase } from "../start-backend";
import { drainWait, stopOnSignals } from "../stop-on-signals";
import { serveMetrics } from "../telemetry/metrics-server";
import type { ToPrimary, ToWorker } from "./messages";

/**
 * Holds the database and keeps `webConcurrency` web processes on it alive. One that dies is started again, at once the
 * first time and with growing pauses when it dies young again.
 */
export async function runPrimary(config: Config, logger: Logger): Promise<void> {
  warnOfConfig(config);
  const database = config.backendUrl ? undefined : await prepareDatabase(config, logger);
  if (config.metricsPort !== undefined) await serveClusterMetrics(config.metricsPort, config.metricsHost);
  const processes = keepAlive(
    config.webConcurrency,
    { type: "start", connection: database?.connection ?? null },
    logger,
  );
  stopOnSignals(logger, async (signal) => {
    await processes.stop(drainWait(config, signal));
    await database?.stop();
  });
  try {
    announce(config, await processes.listening);
  } catch (error) {
    await processes.stop(0);
    await database?.stop();
    throw error;
  }
}

const LONGEST_PAUSE = seconds(30);

function keepAlive(count: number, start: ToWorker, logger: Logger) {
  let stopping = false;
  let deaths = 0;
  const listening = new Promise<number>((resolve, reject) => {
    let listeners = 0;
    // Only when all listen: with PORT=0 the port is given up when the only one that holds it dies.
    cluster.on("listening", (_worker, { port }) => {
      listeners += 1;
      if (listeners === count) resolve(port);
    });
    cluster.once("exit", () => reject(new Error("A web process ended before it could listen; its log says why")));
  });
  const startOne = () => {
    if (stopping) return;
    const born = performance.now();
    const worker = cluster.fork();
    worker.on("message", (message: ToPrimary | null) => {
      if (message?.type === "listening-to-you") worker.send(start);
    });
    worker.once("exit", (code, signal) => {
      if (stopping) return;
      deaths = performance.now() - born > minutes(1) ? 0 : deaths + 1;
      const pause = deaths <= 1 ? 0 : Math.min(LONGEST_PAUSE, seconds(0.5) * 2 ** (deaths - 2));
      logger.error({ pid: worker.process.pid, code, signal, pause }, "a web process ended; starting another");
      setTimeout(startOne, pause);
    });
  };
  for (let index = 0; index < count; index++) startOne();
  const stop = async (wait: number) => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => stopOne(worker, wait)));
  };
  return { listening, stop };
}

function stopOne(worker: Worker, wait: number): Promise<void> {
  return new Promise((resolve) => {
    worker.once("exit", () => resolve());
    if (worker.isConnected()) worker.send({ type: "stop", wait } satisfies ToWorker);
    if (worker.isDead()) resolve();
  });
}

async function serveClusterMetrics(port: number, host: string): Promise<void> {
  const registry = new AggregatorRegistry();
  const source = { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
  await serveMetrics(source, { port, host });
}

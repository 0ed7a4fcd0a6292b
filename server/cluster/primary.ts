import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { AggregatorRegistry } from "prom-client";
import { minutes, seconds } from "~/time/duration";
import { announce, warnOfConfig } from "../announce";
import { type Halt, unlessHalted } from "../backend/platform/halt";
import type { Config } from "../config";
import { prepareDatabase } from "../start-backend";
import { drainWait, type Stop } from "../stop-on-signals";
import { serveMetrics } from "../telemetry/metrics-server";
import type { ToPrimary, ToWorker } from "./messages";

/**
 * Holds the database and keeps `webConcurrency` web processes on it alive. One that dies is started again, at once the
 * first time and with growing pauses when it dies young again.
 */
export async function startPrimary(config: Config, logger: Logger, halt: Halt): Promise<Stop> {
  warnOfConfig(config);
  const database = config.backendUrl ? undefined : await prepareDatabase(config, logger, halt);
  try {
    if (config.metricsPort !== undefined) await serveClusterMetrics(config.metricsPort, config.metricsHost);
  } catch (error) {
    await database?.stop();
    throw error;
  }
  const processes = keepAlive(
    config.webConcurrency,
    { type: "start", connection: database?.connection ?? null },
    logger,
  );
  try {
    announce(config, await unlessHalted(halt, processes.listening));
    return async (signal) => {
      await processes.stop(drainWait(config, signal));
      await database?.stop();
    };
  } catch (error) {
    await processes.stop(0);
    await database?.stop();
    throw error;
  }
}

const LONGEST_PAUSE = seconds(30);
/** MB of each of three parts of the young generation, 16 unless said. */
const SMALL_NURSERY = "--max-semi-space-size=8";

function keepAlive(count: number, start: ToWorker, logger: Logger) {
  let stopping = false;
  let deaths = 0;
  const told = new WeakSet<Worker>();
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
      if (message?.type !== "listening-to-you") return;
      told.add(worker);
      worker.send(start);
    });
    worker.once("exit", (code, signal) => {
      if (stopping) return;
      deaths = performance.now() - born > minutes(1) ? 0 : deaths + 1;
      const pause = deaths <= 1 ? 0 : Math.min(LONGEST_PAUSE, seconds(0.5) * 2 ** (deaths - 2));
      logger.error({ pid: worker.process.pid, code, signal, pause }, "a web process ended; starting another");
      setTimeout(startOne, pause);
    });
  };
  cluster.setupPrimary({ execArgv: [...process.execArgv, SMALL_NURSERY] });
  for (let index = 0; index < count; index++) startOne();
  const stop = async (wait: number) => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => stopOne(worker, told.has(worker), wait)));
  };
  return { listening, stop };
}

/** One that does not listen to us yet would never hear it, and has nothing to finish. */
function stopOne(worker: Worker, listensToUs: boolean, wait: number): Promise<void> {
  return new Promise((resolve) => {
    worker.once("exit", () => resolve());
    if (!listensToUs) worker.process.kill("SIGKILL");
    else if (worker.isConnected()) worker.send({ type: "stop", wait } satisfies ToWorker);
    if (worker.isDead()) resolve();
  });
}

async function serveClusterMetrics(port: number, host: string): Promise<void> {
  const registry = new AggregatorRegistry();
  const source = { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
  await serveMetrics(source, { port, host });
}

import type { Logger } from "pino";
import { AggregatorRegistry } from "prom-client";
import { linkBackend } from "../backend-link";
import type { Config } from "../config";
import { exitAfter, type Flush } from "../stop-on-signals";
import { createRequestMetrics } from "../telemetry/request-metrics";
import { startWeb } from "../web";
import type { ToPrimary, ToWorker } from "./messages";

/** One of several web processes: begins and ends on the primary's word, and does not outlive it. */
export async function runWorker(config: Config, logger: Logger, flush: Flush): Promise<void> {
  // Ctrl-C and a supervisor's signal reach the whole group; the primary decides in which order processes go.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => undefined);
  process.on("disconnect", () => process.exit(0));
  const [started, stopped] = [told("start"), told("stop")];
  process.send?.({ type: "listening-to-you" } satisfies ToPrimary);
  const { connection } = await started;
  const link = linkBackend(config, connection ?? undefined, logger, config.webConcurrency);
  const metrics = config.metricsPort === undefined ? undefined : createRequestMetrics();
  // Constructed for its side: it answers the primary's request for this process's figures.
  if (metrics) AggregatorRegistry.setRegistries(metrics.registry);
  if (metrics) new AggregatorRegistry();
  const web = await startWeb(config, { ...link, logger, metrics });
  const { wait } = await stopped;
  const steps = async () => {
    await web.stop(wait);
    await link.close();
  };
  exitAfter(logger, steps, { flush });
}

function told<T extends ToWorker["type"]>(type: T): Promise<Extract<ToWorker, { type: T }>> {
  return new Promise((resolve) => {
    const listener = (message: unknown) => {
      if ((message as ToWorker | null)?.type !== type) return;
      process.off("message", listener);
      resolve(message as Extract<ToWorker, { type: T }>);
    };
    process.on("message", listener);
  });
}

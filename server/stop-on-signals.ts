import type { Logger } from "pino";
import { seconds } from "~/time/duration";
import type { Config } from "./config";

/** Whatever hangs, the process is gone by then: supervisors kill after ten seconds. */
const HARD_LIMIT = seconds(9.5);

/**
 * Ends the process in order on SIGTERM and SIGINT. A second signal ends it at once; what it leaves behind is adopted by the
 * next start.
 */
export function stopOnSignals(logger: Logger, stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(130);
    stopping = true;
    logger.info({ signal }, "stopping");
    exitAfter(logger, () => stop(signal));
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

/** How long (ms) to say "not ready" before closing the door. A person who presses Ctrl-C has no balancer that needs time to notice. */
export function drainWait(config: Pick<Config, "stage">, signal: NodeJS.Signals): number {
  return config.stage === "development" || signal === "SIGINT" ? 0 : seconds(2);
}

/** Runs the last steps and ends the process, with 1 when they fail or take too long. */
export function exitAfter(logger: Logger, steps: () => Promise<void>): void {
  setTimeout(() => {
    logger.error("stopping took too long");
    process.exit(1);
  }, HARD_LIMIT).unref();
  steps().then(
    () => process.exit(0),
    (error) => {
      logger.error({ err: error }, "stopping failed");
      process.exit(1);
    },
  );
}

import type { Logger } from "pino";
import { seconds } from "~/time/duration";
import type { Halt } from "./backend/platform/halt";
import type { Config } from "./config";

/** Whatever hangs, the process is gone by then: supervisors kill after ten seconds. */
const HARD_LIMIT = seconds(9.5);

/** The last steps of what was started. */
export type Stop = (signal: NodeJS.Signals) => Promise<void>;

/**
 * Starts, and ends the process in order on SIGTERM and SIGINT, also while it starts: `start` is told by its `halt`, gives up at its next
 * step, and takes away what it has begun before it rejects. A second signal ends the process at once; what it leaves behind is adopted
 * by the next start. Rejects where the start fails by itself.
 */
export async function runUntilSignal(
  logger: Logger,
  start: (halt: Halt) => Promise<Stop>,
  flush: Flush = async () => {},
): Promise<void> {
  const [asked, late] = [new AbortController(), new AbortController()];
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(130);
    stopping = true;
    logger.info({ signal }, "stopping");
    asked.abort();
    const steps = async () => (await starting.catch(() => null))?.(signal);
    exitAfter(logger, steps, { flush, lastly: () => late.abort() });
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  const starting = start({ asked: asked.signal, late: late.signal });
  await starting.catch((error) => {
    if (!stopping) throw error;
    logger.info({ why: error instanceof Error ? error.message : String(error) }, "the start was given up");
  });
}

/** How long (ms) to say "not ready" before closing the door. A person who presses Ctrl-C has no balancer that needs time to notice. */
export function drainWait(config: Pick<Config, "stage">, signal: NodeJS.Signals): number {
  return config.stage === "development" || signal === "SIGINT" ? 0 : seconds(2);
}

/** Hands on what waits to be sent, within about a second. */
export type Flush = () => Promise<void>;

/**
 * Runs the last steps and ends the process, with 1 when they fail or take too long. `flush` comes after the steps, failed or not; `lastly` is
 * called at once before the process ends with 1.
 */
export function exitAfter(
  logger: Logger,
  steps: () => Promise<unknown>,
  { flush = async () => {}, lastly = () => {} }: { flush?: Flush; lastly?: () => void } = {},
): void {
  setTimeout(() => {
    logger.error("stopping took too long");
    lastly();
    process.exit(1);
  }, HARD_LIMIT).unref();
  const failed = (error: unknown) => {
    logger.error({ err: error }, "stopping failed");
    return 1;
  };
  steps()
    .then(() => 0, failed)
    .then(async (code) => {
      await flush();
      if (code !== 0) lastly();
      process.exit(code);
    });
}

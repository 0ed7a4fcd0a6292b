import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { seconds } from "~/time/duration";
import { startOf } from "./process-identity";

/** A page that lost its backend comes back within two seconds of its return; this is our part of them. */
const WATCH = seconds(0.25);
const LONGEST_PAUSE = seconds(30);

export interface Kept {
  /** The process that runs now, as far as is known. */
  pid(): number;
  /** Ends the watch and answers the process that runs now, after a restart that may be under way. */
  release(): Promise<number>;
}

/**
 * Watches the database's process and starts another when it is gone, killed by the system or by hand: at once, and with
 * growing pauses when that fails. `restart` answers the new process number.
 */
export function keepUp(first: number, restart: () => Promise<number>, logger: Logger): Kept {
  let pid = first;
  const released = new AbortController();
  const watching = (async () => {
    let identity = await startOf(pid);
    while (await pause(WATCH, released.signal)) {
      if (identity !== null && (await startOf(pid)) === identity) continue;
      logger.error({ pid }, "the embedded database is gone; starting it again");
      pid = (await restarted(restart, logger, released.signal)) ?? pid;
      identity = await startOf(pid);
    }
  })();
  return {
    pid: () => pid,
    release: async () => {
      released.abort();
      await watching;
      return pid;
    },
  };
}

async function restarted(restart: () => Promise<number>, logger: Logger, signal: AbortSignal): Promise<number | null> {
  for (let wait = seconds(0.5); ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      const pid = await restart();
      logger.info({ pid }, "the embedded database is up again");
      return pid;
    } catch (error) {
      logger.error({ err: error, wait }, "the embedded database did not start");
      if (!(await pause(wait, signal))) return null;
    }
  }
}

/** False when there is nothing to wait for any more. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  await delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  return !signal.aborted;
}

import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between two looks at the clock. */
const EVERY = 5;

export interface Lag {
  /** Milliseconds that a timer came too late: of 100 looks the second longest, and the longest. */
  p99: number;
  most: number;
}

/**
 * Watches how late the event loop comes to its timers; what is answered ends it and tells. Node counts the time between two looks, which is their
 * distance where nothing is late (5.2 ms in the middle of an idle process): that is no lag and is taken off.
 */
export function watchLag(): () => Lag {
  const delay = monitorEventLoopDelay({ resolution: EVERY });
  delay.enable();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - EVERY);
  return () => {
    delay.disable();
    return { p99: late(delay.percentile(99)), most: late(delay.max) };
  };
}

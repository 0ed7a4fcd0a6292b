import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/** Median and 99th percentile in milliseconds of things that are done in turn, so that a machine that slows down slows all. */
export async function latencies<Name extends string>(
  runs: number,
  things: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, { median: number; p99: number }>> {
  const entries = Object.entries<() => Promise<unknown>>(things);
  const times = new Map<string, number[]>(entries.map(([name]) => [name, []]));
  for (let run = -WARM_UP; run < runs; run++) {
    for (const [name, run1] of entries) {
      const begun = performance.now();
      await run1();
      if (run >= 0) times.get(name)?.push(performance.now() - begun);
    }
  }
  const of = (list: number[]) => ({ median: quantile(list, 0.5), p99: quantile(list, 0.99) });
  return Object.fromEntries(entries.map(([name]) => [name, of(times.get(name) ?? [])])) as never;
}

const WARM_UP = 5;

export interface Rate {
  perSecond: number;
  p99: number;
  /** What the server's own process worked for one request, in milliseconds; on a machine that others use, too, this is what is ours. */
  cpu: number;
}

/** Throws when an answer is anything but a good one. */
export async function rateOf(
  url: string,
  pid: number,
  headers: Record<string, string>,
  seconds: number,
): Promise<Rate> {
  const before = cpuOf(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpu: (cpuOf(pid) - before) / Math.max(1, result.requests.total),
  };
}

const CONNECTIONS = 8;

/** Milliseconds that a process has worked, as Linux counts them: in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function quantile(values: readonly number[], q: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;
}

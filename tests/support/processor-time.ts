import { readdirSync, readFileSync } from "node:fs";

/** Linux tells it in hundredths of a second. */
const TICK = 10;

/**
 * Milliseconds of processor time that this process has had, with all that it started, ended ones too: a test's browser, its servers,
 * its commands. Only Linux tells the time of other processes; elsewhere it is this process's own.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + timeOfOthers(process.pid);
}

interface Times {
  parent: number;
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

function timeOfOthers(pid: number): number {
  const all = readAll();
  const below = (parent: number): number =>
    [...all]
      .filter(([, one]) => one.parent === parent)
      .reduce((sum, [child, { own, ended }]) => sum + own + ended + below(child), 0);
  return (all.get(pid)?.ended ?? 0) + below(pid);
}

function readAll(): Map<number, Times> {
  const all = new Map<number, Times>();
  for (const name of process.platform === "linux" ? readdirSync("/proc") : []) {
    const times = /^\d+$/.test(name) ? read(name) : undefined;
    if (times) all.set(Number(name), times);
  }
  return all;
}

/** See proc(5): the name in brackets may hold anything, so the fields are counted from behind it. */
function read(pid: string): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (n) => fields[n],
    );
    return { parent, own: (user + system) * TICK, ended: (endedUser + endedSystem) * TICK };
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}

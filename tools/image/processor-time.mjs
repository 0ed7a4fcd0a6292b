// Processor time of a process and all that it started: unlike the clock, it is not longer on a machine that does other things, too.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * Milliseconds that a process and its descendants have used so far, with those of its children that have ended. Linux only.
 * @param {number} pid
 */
export function processorTime(pid) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat);
  const tree = new Set([pid]);
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const { pid: one, parent } of all) if (tree.has(parent)) tree.add(one);
  }
  const ticks = all.filter(({ pid: one }) => tree.has(one)).reduce((sum, { used }) => sum + used, 0);
  return (ticks * 1000) / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
}

/** Fields as proc(5) counts them, from the state on: names may hold spaces. */
function readStat(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number);
    return [{ pid: Number(name), parent: Number(fields[1]), used: utime + stime + cutime + cstime }];
  } catch {
    // It ended meanwhile.
    return [];
  }
}

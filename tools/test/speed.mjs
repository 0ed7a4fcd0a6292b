// How fast this machine is today, so that budgets of processor time say the same on any: machines that run this are shared.
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** Milliseconds of processor time that one piece of work takes on the machine that the budgets were set on, all its cores at work. */
const REFERENCE = 425;

if (process.argv[2] === "work") process.send?.(processorTimeOfWork());

/** How many times slower than the machine of the budgets; 1 where it is as fast or faster. All cores work at once, as they do in a run. */
export async function slowness() {
  const cores = Array.from({ length: availableParallelism() }, () => timeOfOneCore());
  const times = await Promise.all(cores);
  return Math.max(1, times.reduce((sum, one) => sum + one, 0) / times.length / REFERENCE);
}

function timeOfOneCore() {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ["work"]);
    child.once("message", resolve);
    child.once("error", reject);
  });
}

/** What tests do most: text into objects and back, strings put together and searched, hashes, sorting. */
function processorTimeOfWork() {
  const began = process.cpuUsage();
  let kept = 0;
  for (let round = 0; round < 60; round++) {
    const rows = Array.from({ length: 4000 }, (_, at) => ({
      id: at,
      name: `row ${(at * 7919) % 4001}`,
      tags: [round, at],
    }));
    const text = JSON.stringify(rows);
    const read = JSON.parse(text).sort((one, other) => (one.name < other.name ? -1 : 1));
    kept += text.replace(/"name":"row (\d+)"/g, "$1").length + read.length;
    kept += createHash("sha256").update(text).digest()[0];
  }
  const { user, system } = process.cpuUsage(began);
  if (kept === 0) throw new Error("the work was left out");
  return (user + system) / 1000;
}

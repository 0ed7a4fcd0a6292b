// Where tests put what they throw away: in memory where there is enough of it, since the thousand small files of a database cost a disk
// seven times the processor time.
import { readFileSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
/** A whole run takes less than half of it. */
const GIGABYTES = 4;

/** The folder for it: TMPDIR where that is set, else one in memory, else the system's own. */
export function throwAwayFolder() {
  return process.env.TMPDIR || !hasRoom() ? tmpdir() : IN_MEMORY;
}

function hasRoom() {
  if (process.platform !== "linux") return false;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) >= GIGABYTES * 1024 ** 3 && mayHoldPrograms();
  } catch {
    return false;
  }
}

/** Not in most containers; some tests start what they have put together. */
function mayHoldPrograms() {
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .find(([, folder]) => folder === IN_MEMORY);
  return mount !== undefined && !/\bnoexec\b/.test(mount[3]);
}

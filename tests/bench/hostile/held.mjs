// Loaded into the server before its own code: how long its thread held the event loop, in time of a core. On a machine that others use,
// too, a wait tells nothing of that. SIGUSR2 writes the longest since the last one to HELD_FILE.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const LOOK = 5;
const file = process.env.HELD_FILE;

if (isMainThread && file) {
  const spent = () => Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  let before = spent();
  let longest = 0;
  setInterval(() => {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
  }, LOOK).unref();
  process.on("SIGUSR2", () => {
    writeFileSync(`${file}.new`, String(longest));
    renameSync(`${file}.new`, file);
    longest = 0;
    before = spent();
  });
}

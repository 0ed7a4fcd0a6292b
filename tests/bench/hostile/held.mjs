// Loaded into the server before its own code: how long its thread held the event loop, in time of a core. On a machine that others use,
// too, a wait tells nothing of that. SIGUSR2 writes the longest since the last one to HELD_FILE, and collects all garbage before where
// HELD_FILE.collect stands.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    if (existsSync(`${file}.collect`)) {
      collect();
      rmSync(`${file}.collect`);
    }
    writeFileSync(`${file}.new`, String(longest));
    renameSync(`${file}.new`, file);
    longest = 0;
    before = spent();
  });
}

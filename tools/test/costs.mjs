// What the test files cost: each writes down its processor time (tests/support/cost-of-file.ts, tests/support/browser-test.ts).
import { existsSync, readFileSync, rmSync } from "node:fs";
import { say } from "./step.mjs";

/** Milliseconds of processor time that a test file may take: twenty sections more, and the whole run still takes a quarter of an hour. */
const BUDGET = 20_000;

/** Says which ten were slowest, in which step; throws when one took more than it may. */
export function judgeCosts(path) {
  const costs = readCosts(path);
  rmSync(path, { force: true });
  if (costs.length === 0) throw new Error("no test file has said what it cost");
  say("The slowest files, in seconds of processor time:");
  for (const { step, file, ms } of costs.slice(0, 10)) say(`  ${inSeconds(ms).padStart(5)}  ${file} (${step})`);
  const over = costs.filter(({ ms }) => ms > BUDGET);
  if (over.length === 0) return;
  const lines = over.map(({ step, file, ms }) => `${file} took ${inSeconds(ms)} s of processor time (${step})`);
  throw new Error(`A test file may take ${BUDGET / 1000} s:\n${lines.join("\n")}`);
}

/** The dearest first. A journey's file is written by each worker that had a part of it. */
function readCosts(path) {
  const sums = new Map();
  for (const line of existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : []) {
    const { step, file, ms } = JSON.parse(line);
    const key = `${step} ${file}`;
    sums.set(key, { step, file, ms: ms + (sums.get(key)?.ms ?? 0) });
  }
  return [...sums.values()].sort((one, other) => other.ms - one.ms);
}

const inSeconds = (ms) => (ms / 1000).toFixed(1);

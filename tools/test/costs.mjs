// What the test files cost: each writes down its processor time (tests/support/cost-of-file.ts, tests/support/browser-test.ts).
import { existsSync, readFileSync, rmSync } from "node:fs";

/** Milliseconds of processor time that a test file may take: twenty sections more, and the whole run still takes a quarter of an hour. */
const BUDGET = 20_000;

/**
 * The same for a file of journeys, whose browser counts, too, in both ways of running. On a busy machine they take up to twice as
 * much as on a quiet one (decision 42): the goal is 20 s there.
 */
const JOURNEYS_BUDGET = 60_000;

/** Files that are one long story by nature, with the seconds that each may take instead. Measured on two busy cores, with a margin. */
const LARGER = {
  "tests/real-files/sequence.test.ts": [
    140,
    "runs the fourteen commands of the README on the real files, one process each",
  ],
  "tests/real-files/lists.test.ts": [60, "reads twenty public lists with 20,000 rows as an import does"],
  "server/backend/alerts/from-events/old-news.test.ts": [
    30,
    "reads an archive of ten thousand items, as design 40 asks",
  ],
  "server/backend/risk/sanctions/screening/judged-owners.test.ts": [
    30,
    "screens 6,400 owners and 1,100 innocent names, each twice, against real lists",
  ],
  "server/backend/main/seed/world/same-world.test.ts": [
    40,
    "builds the whole demo world twice, and a third time over it",
  ],
  "server/backend/main/seed/world/demo-world.test.ts": [
    30,
    "builds the whole demo world, which grows with every section, and looks through all of it",
  ],
  "tests/e2e/story.e2e.ts": [150, "the main job from an import to the evidence, twice, with real files"],
  "tests/e2e/sitting.e2e.ts": [80, "four files that nobody has seen are brought in by the browser alone, twice"],
  "tests/http/processes.http.test.ts": [45, "starts the built server six times, with its database"],
  "tests/http/injected-faults.http.test.ts": [40, "draws twenty pages and lets each of their calls fail"],
  "tests/http/below-a-path.http.test.ts": [30, "draws every page that there is and follows every link"],
  "tests/http/forms-below-a-path.http.test.ts": [30, "draws every page that there is and sends every form"],
  "tests/http/interrupted-start.http.test.ts": [45, "starts the built server eight times, each with a new database"],
  "server/backend/platform/db/engine/engine.test.ts": [25, "starts, kills and adopts database servers"],
  "tests/architecture/planted-violations.test.ts": [30, "reads all sources, and plants in a copy of them"],
  "tests/http/upload.http.test.ts": [35, "sends 200 MB"],
};

/** Of its budget, from which a file is named: the next busy machine may find it above. */
const NEAR = 0.75;

/** The files of a step that took more than they may. */
export const overBudget = (path, step, slowness = 1) =>
  readCosts(path)
    .filter((cost) => cost.step === step && cost.ms > budgetOf(cost.file) * slowness)
    .map(({ file }) => file);

/**
 * Says which ten were slowest, in which step; throws when one took more than it may. `slowness` is how many times slower than the
 * machine that the budgets were set on this one is (speed.mjs).
 */
export function judgeCosts(path, slowness = 1) {
  const costs = readCosts(path);
  rmSync(path, { force: true });
  if (costs.length === 0) throw new Error("no test file has said what it cost");
  say("The slowest files, in seconds of processor time:");
  for (const { step, file, ms } of costs.slice(0, 10)) say(`  ${inSeconds(ms).padStart(5)}  ${file} (${step})`);
  const mayTake = (file) => budgetOf(file) * slowness;
  const near = costs.filter(({ file, ms }) => ms > NEAR * mayTake(file) && ms <= mayTake(file));
  if (near.length > 0) say("Near their budgets:");
  for (const { step, file, ms } of near)
    say(`  ${inSeconds(ms).padStart(5)} of ${+inSeconds(mayTake(file))}  ${file} (${step})`);
  const over = costs.filter(({ file, ms }) => ms > mayTake(file));
  if (over.length === 0) return;
  const lines = over.map(
    ({ step, file, ms }) =>
      `${file} took ${inSeconds(ms)} s of the ${+inSeconds(mayTake(file))} s that it may take (${step})`,
  );
  throw new Error(`Test files took too much processor time:\n${lines.join("\n")}`);
}

function budgetOf(file) {
  if (LARGER[file]) return LARGER[file][0] * 1000;
  return file.startsWith("tests/e2e/") ? JOURNEYS_BUDGET : BUDGET;
}

/**
 * The dearest first. A journey's file is written down in parts, one a test. What a file took `alone` counts where it is less:
 * beside others the same work takes more of a core, since they share its caches.
 */
function readCosts(path) {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  const sums = new Map();
  for (const { step, file, ms, alone = false } of lines.map((line) => JSON.parse(line))) {
    const sum = sums.get(`${step} ${file}`) ?? { step, file, beside: 0, alone: 0 };
    sum[alone ? "alone" : "beside"] += ms;
    sums.set(`${step} ${file}`, sum);
  }
  return [...sums.values()]
    .map(({ step, file, beside, alone }) => ({ step, file, ms: alone > 0 ? Math.min(beside, alone) : beside }))
    .sort((one, other) => other.ms - one.ms);
}

/** Not the one of step.mjs, which asks this file. */
const say = (text) => process.stdout.write(`${text}\n`);

const inSeconds = (ms) => (ms / 1000).toFixed(1);

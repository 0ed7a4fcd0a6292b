// The order of all checks. Every step runs even if one before it failed; the last line counts them all.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildWhatChanged } from "../build.mjs";
import { provideChromium } from "./chromium.mjs";
import { judgeCosts } from "./costs.mjs";
import { provideDovecot } from "./dovecot.mjs";
import { PROOFS } from "./proofs.mjs";
import { REPEATS } from "./repeats.mjs";
import { slowness } from "./speed.mjs";
import { beginCosts, costs, root, runNode, runPlaywright, runVitest, say, step, summarise } from "./step.mjs";

const { values } = parseArgs({
  options: { fast: { type: "boolean" }, all: { type: "boolean" }, seed: { type: "string" } },
});
const seed = values.seed ?? String(Date.now() % 1_000_000);
const bin = (name) => join(root, "node_modules", name);

const chromium = provideChromium();
if (!chromium) process.exit(1);
process.env.CHROMIUM_PATH = chromium;
// Before the tests, which would each unpack it for themselves. Where it cannot be had, those of mailboxes fail and say so.
provideDovecot();
beginCosts();

// The build and the readers of sources share the two cores; nothing else may run beside the tests.
await Promise.all([
  step("build", () => buildWhatChanged(root)),
  (async () => {
    await step("type check", runNode(bin("typescript/bin/tsc"), ["--noEmit"]));
    await step("lint", runNode(bin("@biomejs/biome/bin/biome"), ["check", "--error-on-warnings", "."]));
    await step(
      "dependency rules",
      runNode(bin("dependency-cruiser/bin/dependency-cruise.mjs"), [
        ...["app", "server", "tests"],
        ...["--config", ".dependency-cruiser.cjs"],
        // What did not change is not read again.
        ...["--cache", ".cache/dependency-rules", "--cache-strategy", "content"],
      ]),
    );
  })(),
]);

// Between the steps, too: what else the machine does may begin or end meanwhile.
const slownesses = [await slowness()];
await step("unit, http, contract, architecture, real files", runVitest("tests"));
slownesses.push(await slowness());
await step("journeys", runPlaywright({ TIERWATCH_E2E_MODE: "embedded" }));
slownesses.push(await slowness());

if (values.fast) {
  say("--fast: nothing is run again elsewhere (BACKEND_URL, PostgreSQL server, Node 24).");
} else {
  if (!values.all) say(`What is run again by chance is drawn with --seed ${seed}`);
  for (const again of REPEATS) {
    await again(values.all ? "all" : seed);
    slownesses.push(await slowness());
  }
}
if (values.all) for (const [name, proof] of PROOFS) await step(name, proof);

await step("processor time of each file", async () => {
  const factor = Math.max(...slownesses);
  if (factor > 1) say(`This machine is ${factor.toFixed(2)} times slower than the one that the budgets were set on.`);
  judgeCosts(costs, factor);
});

if (!values.fast && !values.all) say(`Again the same: bin/test --seed ${seed}`);
process.exitCode = summarise();

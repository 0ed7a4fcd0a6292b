// The order of all checks. Every step runs even if one before it failed; the last line counts them all.
import { join } from "node:path";
import { buildWhatChanged } from "../build.mjs";
import { provideChromium } from "./chromium.mjs";
import { provideNode24 } from "./node24.mjs";
import { providePostgres } from "./postgres.mjs";
import { startBackend } from "./serving.mjs";
import { root, runNode, runPlaywright, runVitest, say, step, summarise, temporaryFolder } from "./step.mjs";

const fast = process.argv.includes("--fast");
const bin = (name) => join(root, "node_modules", name);

const chromium = provideChromium();
if (!chromium) process.exit(1);
process.env.CHROMIUM_PATH = chromium;

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
      ]),
    );
  })(),
]);

await step(
  "unit, http, contract, architecture, real files",
  runVitest(["unit", "http", "contract", "architecture", "real-files"]),
);
await step("end to end", runPlaywright({ TIERWATCH_E2E_MODE: "embedded" }));

if (!fast) {
  await step("http and contract over BACKEND_URL", async () => {
    const backend = await startBackend({ DATA_DIR: temporaryFolder("backend") });
    try {
      return await runVitest(["http", "contract"], { BACKEND_URL: backend.address })();
    } finally {
      await backend.stop();
    }
  });
  // What a browser meets behind another backend; how pages look and read without a script is the same, and was seen above.
  await step(
    "end to end over BACKEND_URL",
    runPlaywright({ TIERWATCH_E2E_MODE: "remote" }, ["--project=js", "--grep-invert=accessible"]),
  );

  const postgres = await providePostgres();
  if (postgres) {
    await step(
      `contract on PostgreSQL ${postgres.version}`,
      runVitest(["contract"], { TEST_DATABASE_URL: postgres.url }),
    );
    await postgres.stop();
  }
  const node24 = provideNode24();
  if (node24) await step("unit and http on Node 24", runVitest(["unit", "http"], {}, node24));

  await step(
    "kill test, short",
    runNode(bin("tsx/dist/cli.mjs"), ["tests/bench/kill.ts", "--rounds", "2", "--only", "node"]),
  );
} else {
  say("--fast: left out BACKEND_URL, PostgreSQL server, Node 24 and the kill test.");
}

process.exitCode = summarise();

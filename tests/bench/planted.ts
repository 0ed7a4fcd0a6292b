import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../server/project-root";
import type { Fault } from "./planted/fault";
import { FAULTS } from "./planted/faults";

// A test that cannot fail shows nothing. Each fault is planted alone, its tests are run, and one of them has to fail.
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: "string", multiple: true, default: [""] } },
});
const faults = FAULTS.filter(({ breaks, file }) => values.only.some((text) => `${breaks} ${file}`.includes(text)));
if (faults.length === 0) throw new Error("no fault has such words");
mustBeCommitted(faults.map(({ file }) => file));

const unseen = faults.filter((fault) => !isSeen(fault));
process.stdout.write(`${faults.length - unseen.length} of ${faults.length} faults were seen\n`);
for (const { breaks, file } of unseen) process.stdout.write(`NOT SEEN: ${breaks} (${file})\n`);
if (unseen.length > 0) process.exitCode = 1;

/** Whether a test fails while the fault stands there. The file is as it was afterwards, also when this is broken off. */
function isSeen(fault: Fault): boolean {
  const path = join(projectRoot(), fault.file);
  const whole = readFileSync(path, "utf8");
  if (whole.split(fault.text).length !== 2) throw new Error(`"${fault.text}" does not stand once in ${fault.file}`);
  const putBack = () => writeFileSync(path, whole);
  process.once("exit", putBack);
  try {
    writeFileSync(
      path,
      whole.replace(fault.text, () => fault.instead),
    );
    // What looks at the pages as they are built refuses a build of other sources, and would be red for that.
    if (fault.build || fault.tests.some((test) => test.startsWith("tests/http/"))) {
      execFileSync("node", ["tools/build.mjs"], { cwd: projectRoot(), stdio: "pipe" });
    }
    const failed = fault.build === "journeys" ? failingJourneys(fault.tests) : failingTests(fault.tests);
    process.stdout.write(`${failed.length > 0 ? "seen    " : "NOT SEEN"} ${fault.breaks}\n`);
    for (const title of failed.slice(0, 3)) process.stdout.write(`           by ${title}\n`);
    return failed.length > 0;
  } finally {
    putBack();
    process.off("exit", putBack);
  }
}

/** The titles of those that fail. Throws when none was run: then nothing was shown. */
function failingTests(tests: readonly string[]): string[] {
  const run = spawnSync("npx", ["vitest", "run", "--reporter=json", ...tests], {
    cwd: projectRoot(),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const report = JSON.parse(run.stdout.slice(run.stdout.indexOf('{"numTotalTestSuites"'))) as Report;
  if (report.numTotalTests === 0) throw new Error(`no test in ${tests.join(", ")}`);
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed").map(({ fullName }) => fullName);
    // A file that cannot even be loaded has no results of its own.
    return failed.length === 0 && status === "failed" ? [name.slice(projectRoot().length + 1)] : failed;
  });
}

/** The same in a browser. */
function failingJourneys(files: readonly string[]): string[] {
  const run = spawnSync("npx", ["playwright", "test", "--project=js", "--retries=0", "--reporter=json", ...files], {
    cwd: projectRoot(),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, TIERWATCH_E2E_MODE: "embedded" },
  });
  const report = JSON.parse(run.stdout.slice(run.stdout.indexOf('{\n  "config"'))) as { suites: Suite[] };
  const specs = report.suites.flatMap(specsOf);
  if (specs.length === 0) throw new Error(`no journey in ${files.join(", ")}`);
  return specs.filter(({ ok }) => !ok).map(({ title }) => title);
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

interface Spec {
  title: string;
  ok: boolean;
}
interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

interface Report {
  numTotalTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** What is not committed would be gone if the machine stopped in between. */
function mustBeCommitted(files: readonly string[]): void {
  const missing = files.filter((file) => !existsSync(join(projectRoot(), file)));
  if (missing.length > 0) throw new Error(`not there: ${missing.join(", ")}`);
  const changed = execFileSync("git", ["status", "--porcelain", "--", ...files], {
    cwd: projectRoot(),
    encoding: "utf8",
  });
  if (changed.trim()) throw new Error(`commit these first:\n${changed}`);
}

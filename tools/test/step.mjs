// Runs one step of bin/test, prints how long it took, and adds its outcome to the total.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { overBudget } from "./costs.mjs";
import { slowness } from "./speed.mjs";
import { throwAwayFolder } from "./throw-away.mjs";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const reports = join(root, ".cache/test-reports");
/** Each test file writes there what it cost. */
export const costs = join(reports, "costs.jsonl");
const total = { passed: 0, failed: 0 };
/** What failed and why, for the last lines: the first thing that is asked, and the last that a long log shows. */
const failures = [];
let reportNumber = 0;
/** Where the Vitest runs of one bin/test keep the modules that they have transformed. */
let modules;

/** Called once, by the run itself: a test that imports what judges the costs must not take away what files have written down so far. */
export function beginCosts() {
  rmSync(costs, { force: true });
}

/**
 * `work` is told the step's name; it throws when the step failed, or returns `{passed, failed}`; without counts the step counts as one.
 */
export async function step(name, work) {
  const began = Date.now();
  let outcome;
  try {
    const counts = await work(name);
    outcome = typeof counts?.passed === "number" ? counts : { passed: 1, failed: 0 };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    say(why);
    failures.push(shortened(name, why));
    outcome = { passed: 0, failed: 1 };
  }
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  const mark = outcome.failed === 0 ? "ok    " : "FAILED";
  say(
    `${mark} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
}

/** Prints the closing line; returns the exit code. */
export function summarise() {
  for (const failure of failures) say(failure);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** A step that is one Node script; its output comes in one piece at the end, since another may run beside it. */
export function runNode(script, args) {
  return async () => {
    const { code, output } = await run(process.execPath, [script, ...args], {}, "pipe");
    if (code !== 0) throw new Error(`${output}\n${script} ended with ${code}`);
  };
}

/**
 * A step that is a Vitest project, or of it the files in `only`, on this Node or on the one given. Files that took more processor
 * time than they may are measured once more, one after the other.
 */
export function runVitest(project, env = {}, { only = [], node = process.execPath } = {}) {
  return async (name) => {
    const report = nextReport();
    const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", project, "--reporter=dot"];
    modules ??= temporaryFolder("modules");
    const own = { ...env, TIERWATCH_TEST_MODULES: modules, ...costsOf(name) };
    const args = [...vitest, ...only, "--reporter=json", `--outputFile.json=${report}`];
    const { code } = await run(node, args, own, "inherit");
    const alone = (files) => run(node, [...vitest, ...files, "--maxWorkers=1"], { ...own, ...ALONE }, "inherit");
    const ended = code === 0 ? await measureAgain(name, alone) : code;
    const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = readReport(report) ?? {};
    for (const { assertionResults } of testResults)
      for (const { fullName, failureMessages } of assertionResults)
        if (failureMessages.length > 0) failures.push(shortened(fullName, failureMessages[0]));
    return counted(passed, failed, ended);
  };
}

const ALONE = { TIERWATCH_TEST_ALONE: "1" };

/** What took too much in a step is run once more by `alone`, one file after the other; answers the exit code. */
async function measureAgain(name, alone) {
  const over = overBudget(costs, name, await slowness());
  if (over.length === 0) return 0;
  say(`Measured once more, alone: ${over.join(", ")}`);
  const { code } = await alone(over);
  if (code !== 0) failures.push(shortened(over.join(", "), "passed beside others and failed alone"));
  return code;
}

/**
 * A step that is the end-to-end suite, with and without JavaScript: all `files`, or some; `options` narrow it further, as on
 * Playwright's command line. What passed only the second time is named: it did pass, and it wants looking at. Files that took more
 * processor time than they may are measured once more, one after the other.
 */
export function runPlaywright(env, { options = [], files = [] } = {}) {
  return async (name) => {
    const report = nextReport();
    const playwright = [join(root, "node_modules/@playwright/test/cli.js"), "test", ...options];
    const own = { ...env, ...costsOf(name) };
    const args = [...playwright, ...files, "--reporter=dot,json"];
    const reported = { ...own, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code } = await run(process.execPath, args, reported, "inherit");
    const again = [...playwright, "--workers=1", "--reporter=dot"];
    const alone = (over) => run(process.execPath, [...again, ...over], { ...own, ...ALONE }, "inherit");
    const ended = code === 0 ? await measureAgain(name, alone) : code;
    const { stats = {}, suites = [] } = readReport(report) ?? {};
    for (const spec of specsOf(suites)) {
      const states = spec.tests.map(({ status }) => status);
      const title = `${spec.file}: ${spec.title}`;
      if (states.includes("flaky")) say(`second try: ${title}`);
      if (states.includes("unexpected")) failures.push(shortened(title, firstErrorOf(spec)));
    }
    return counted((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected ?? 0, ended);
  };
}

function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function firstErrorOf({ tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ errors: found = [] }) => found));
  return (
    errors.map(({ message = "", location }) => `${message}\n(line ${location?.line})`)[0] ?? "no error was reported"
  );
}

/** Enough of an error to know what it is. */
function shortened(title, error) {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const shown = lines.length > 9 ? [...lines.slice(0, 8), lines.at(-1)] : lines;
  return [`failed: ${title}`, ...shown.map((line) => `    ${line.trim().slice(0, 200)}`)].join("\n");
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** A new folder that is gone when bin/test is. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(throwAwayFolder(), `tierwatch-${name}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A runner that fails before its first test, or runs none, has one failure that its report does not show. */
function counted(passed, failed, code) {
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

function run(command, args, env, output) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      // Tests choose production or not themselves; a NODE_ENV from outside must not.
      env: { ...process.env, NODE_ENV: undefined, ...env },
      stdio: ["ignore", output, output],
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (part) => (text += part));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output: text }));
  });
}

const costsOf = (step) => ({ TIERWATCH_TEST_COSTS: costs, TIERWATCH_TEST_STEP: step });

function nextReport() {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${++reportNumber}.json`);
  rmSync(report, { force: true });
  return report;
}

function readReport(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
}

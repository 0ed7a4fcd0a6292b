import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { projectRoot } from "../../server/project-root";
import { judgeCosts, overBudget } from "../../tools/test/costs.mjs";
import { processorTime } from "../support/processor-time";

const folder = mkdtempSync(join(tmpdir(), "tierwatch-costs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const judged = (...lines: object[]): string => judgedOn(1, ...lines);

const judgedOn = (slowness: number, ...lines: object[]): string => {
  const path = join(folder, "costs.jsonl");
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  try {
    judgeCosts(path, slowness);
    return "";
  } catch (error) {
    return String(error);
  }
};

test("a file above its budget is named; two files, or two steps of one, are not added up", () => {
  const [step, file] = ["again on Node 24", "tests/a.test.ts"];
  expect(judged({ step, file, ms: 19_900 }, { step: "once", file, ms: 19_900 })).toBe("");
  expect(judged({ step, file, ms: 20_100 }, { step, file: "b", ms: 1 })).toContain(
    "tests/a.test.ts took 20.1 s of the 20 s that it may take (again on Node 24)",
  );
});

test("a file near its budget is named before it is above", () => {
  const written = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  judged({ step: "once", file: "near", ms: 15_100 }, { step: "once", file: "far", ms: 14_900 });
  const said = written.mock.calls.map(([text]) => String(text)).join("");
  written.mockRestore();
  expect(said.split("Near their budgets:\n")[1]).toBe("   15.1 of 20  near (once)\n");
});

test("on a machine that is half as fast a file may take twice as long, and no longer", () => {
  const [step, file] = ["once", "tests/a.test.ts"];
  expect(judgedOn(2, { step, file, ms: 39_900 })).toBe("");
  expect(judgedOn(2, { step, file, ms: 40_100 })).toContain("took 40.1 s of the 40 s that it may take");
});

test("the parts of a file that two workers share are added up", () => {
  const part = { step: "journeys", file: "tests/e2e/a.e2e.ts", ms: 30_100 };
  expect(judged(part)).toBe("");
  expect(judged(part, part)).toContain("took 60.2 s");
});

test("parts that were measured alone are added up, too", () => {
  const part = { step: "journeys", file: "tests/e2e/a.e2e.ts", ms: 30_100 };
  const alone = { ...part, ms: 29_900, alone: true };
  expect(judged(part, part, alone, alone)).toBe("");
  expect(judged(part, part, alone, { ...alone, ms: 30_200 })).toContain("took 60.1 s");
});

test("a file that took too much beside others is judged by what it takes alone, where that is less", () => {
  const [step, file] = ["once", "tests/a.test.ts"];
  const beside = { step, file, ms: 20_100 };
  expect(judged(beside, { ...beside, ms: 19_900, alone: true })).toBe("");
  expect(judged(beside, { ...beside, ms: 20_060, alone: true })).toContain("took 20.1 s");
  expect(judged(beside, { ...beside, step: "again", ms: 9_000, alone: true })).toContain("took 20.1 s");
});

test("only what took too much in a step is measured again for it", () => {
  const path = join(folder, "over.jsonl");
  const lines = [
    { step: "once", file: "tests/a.test.ts", ms: 20_100 },
    { step: "once", file: "tests/b.test.ts", ms: 19_900 },
    { step: "again", file: "tests/c.test.ts", ms: 30_000 },
  ];
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(overBudget(path, "once")).toEqual(["tests/a.test.ts"]);
  expect(overBudget(path, "again", 2)).toEqual([]);
});

test("nothing written down is no sign that all is well", () => {
  expect(judged()).toContain("no test file");
});

test("what files have written down stays when a test of theirs imports what judges it", () => {
  const copy = join(folder, "copy");
  cpSync(join(projectRoot(), "tools/test"), join(copy, "tools/test"), { recursive: true });
  const costs = join(copy, ".cache/test-reports/costs.jsonl");
  mkdirSync(dirname(costs), { recursive: true });
  writeFileSync(costs, "{}");
  execFileSync(process.execPath, [
    "--input-type=module",
    "-e",
    `import ${JSON.stringify(join(copy, "tools/test/costs.mjs"))}`,
  ]);
  expect(existsSync(costs)).toBe(true);
});

test("the time of what a test starts is counted, and waiting is not", async () => {
  const before = processorTime();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const waited = processorTime() - before;
  const busy = "for (let n = 0; n < 1e9; n += 1);";
  execFileSync(process.execPath, ["-e", busy]);
  const worked = processorTime() - before - waited;
  expect(waited).toBeLessThan(200);
  if (process.platform === "linux") expect(worked).toBeGreaterThan(300);
});

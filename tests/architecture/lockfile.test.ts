import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";

test("what the product ships is listed with its licence", () => {
  expect(() => run("tools/licences.mjs")).not.toThrow();
});

test("the lockfile has the packages of every platform", () => {
  expect(() => run("tools/complete-lockfile.mjs")).not.toThrow();
});

function run(tool: string): void {
  execFileSync(process.execPath, [tool, "--check"], { cwd: projectRoot(), stdio: "pipe" });
}

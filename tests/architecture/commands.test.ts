import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";

/** What every command needs; small, and it loads nothing of the backend's rooms beside passwords. */
const SHARED = new Set(["command", "evidence-broken", "line-for-terminal"]);

test("a command is loaded when it is called: loading all of them took each 100 MB and half a second", () => {
  const source = readFileSync(join(projectRoot(), "server/cli.ts"), "utf8");
  const first = [...source.matchAll(/^import .* from "\.\/cli\/(.+)";$/gm)].map(([, name]) => name);
  expect(first.filter((name) => !SHARED.has(name ?? ""))).toEqual([]);
  expect(source.match(/await import\("\.\/cli\//g)?.length).toBeGreaterThan(20);
});

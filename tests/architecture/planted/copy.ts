import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { projectRoot } from "../../../server/project-root";
import type { Planted } from "./violations";

const PARTS = ["app", "server", "package.json", "tsconfig.json", "biome.json", ".dependency-cruiser.cjs", ".gitignore"];

/** A copy of what the rules look at, in a folder of its own; node_modules is the checkout's. */
export async function copyOfSources(): Promise<{ root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), "tierwatch-planted-"));
  await Promise.all(PARTS.map((part) => cp(join(projectRoot(), part), join(root, part), { recursive: true })));
  await symlink(join(projectRoot(), "node_modules"), join(root, "node_modules"));
  await mkdir(join(root, "tests/support"), { recursive: true });
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

export async function plantAll(root: string, violations: readonly Planted[]): Promise<void> {
  const files = violations.flatMap(({ files }) => Object.entries(files));
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** What dependency-cruiser finds in these files and in all that they import, as `rule path`. */
export async function importViolations(root: string, files: readonly string[]): Promise<string[]> {
  const output = await runIn(root, "dependency-cruiser/bin/dependency-cruise.mjs", [
    ...[...files, "--config", ".dependency-cruiser.cjs"],
    // node_modules is a link here, and the rules name its packages by their path below the project.
    ...["--output-type", "json", "--preserve-symlinks"],
  ]);
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
}

/** What Biome's linter finds in these files, as `rule path`. */
export async function styleViolations(root: string, files: readonly string[]): Promise<string[]> {
  const output = await runIn(root, "@biomejs/biome/bin/biome", [
    ...["lint", ...files, "--reporter=github", "--max-diagnostics=none"],
  ]);
  return [...output.matchAll(/title=([^,:]+),file=([^,]+),/g)].map(
    ([, rule, path = ""]) => `${rule} ${relative(root, path)}`,
  );
}

/** Standard output, whatever the exit code: both tools end with one when they found something. */
function runIn(root: string, script: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [join(root, "node_modules", script), ...args], options, (_, output) => resolve(output));
  });
}

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import { installedBundles, unlistedLibraries } from "../../tools/release/bundled-libraries.mjs";

test("what the product ships is listed with its licence", () => {
  expect(() => run("tools/licences.mjs")).not.toThrow();
});

test("each library in the bundle of the database is listed with its version", () => {
  const bundles = installedBundles(projectRoot());
  expect(bundles.length).toBeGreaterThan(0);
  for (const { folder, system } of bundles) expect(unlistedLibraries(folder, system)).toEqual([]);
});

test("a library that is new in a bundle, of another version or gone is named", () => {
  const folder = mkdtempSync(join(tmpdir(), "tierwatch-bundle-"));
  mkdirSync(join(folder, "native/lib"), { recursive: true });
  writeFileSync(join(folder, "native/lib/libnew.so.2"), "");
  writeFileSync(join(folder, "native/lib/libpq.so.5.18"), "");
  writeFileSync(join(folder, "native/lib/libz.so.1"), "\0deflate 1.3.2 Copyright\0");
  const wrong = unlistedLibraries(folder, "linux");
  rmSync(folder, { recursive: true });
  expect(wrong).toEqual([
    "libnew.so.2 not told is in the bundle, listed is none",
    "zlib 1.3.2 is in the bundle, listed is 1.2.11",
    ...["OpenSSL", "ICU", "libxml2", "libxslt", "liblzma", "OSSP uuid"].map(
      (name) => `${name} is listed and not there`,
    ),
  ]);
});

test("the lockfile has the packages of every platform", () => {
  expect(() => run("tools/complete-lockfile.mjs")).not.toThrow();
});

function run(tool: string): void {
  execFileSync(process.execPath, [tool, "--check"], { cwd: projectRoot(), stdio: "pipe" });
}

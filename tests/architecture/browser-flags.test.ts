import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterAll, expect, test } from "vitest";
import { BROWSER_FLAGS } from "../../tools/test/browser-flags.mjs";

const folder = mkdtempSync(join(tmpdir(), "tierwatch-flags-"));
afterAll(() => rmSync(folder, { recursive: true }));

const featuresOf = (flags: readonly string[]): string[] =>
  flags.flatMap((flag) => /^--disable-features=(.*)$/.exec(flag)?.[1]?.split(",") ?? []);

test("what Playwright switches off in Chromium is off in the journeys, too", async () => {
  const told = join(folder, "told");
  const inPlace = join(folder, "chromium");
  writeFileSync(inPlace, `#!/bin/sh\nprintf '%s\\n' "$@" > '${told}'\n`, { mode: 0o755 });
  await chromium.launch({ executablePath: inPlace }).catch(() => undefined);
  const byPlaywright = featuresOf(readFileSync(told, "utf8").split("\n"));
  expect(byPlaywright.length).toBeGreaterThan(5);
  expect(featuresOf(BROWSER_FLAGS)).toEqual(expect.arrayContaining(byPlaywright));
});

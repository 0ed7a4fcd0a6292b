import { defineConfig, devices } from "@playwright/test";
import { BROWSER_FLAGS } from "./tools/test/browser-flags.mjs";
import { findShell } from "./tools/test/chromium.mjs";
import { throwAwayFolder } from "./tools/test/throw-away.mjs";

// What `tmpdir()` is, here, in the workers and in what they start.
process.env.TMPDIR = throwAwayFolder();

const LONGEST = "**/story.e2e.ts";

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/browser-servers.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  // What passes only the second time is named at the end of bin/test.
  retries: 1,
  workers: 2,
  // Against what hangs, not against what is slow: machines that run this are shared.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    // Workers read this file again after the global setup, and then know the port that the server took.
    baseURL: process.env.TIERWATCH_E2E_ADDRESS,
    // Recording every page takes a third more processor time: `npx playwright test --trace on` where a cause is looked for.
    trace: "off",
    launchOptions: {
      executablePath: findShell(),
      args: BROWSER_FLAGS,
    },
  },
  // The longest begins first, or one worker walks it alone when all others are done. `--project` takes all of a name.
  projects: [
    { name: "js", testMatch: LONGEST, use: { javaScriptEnabled: true } },
    { name: "js", testIgnore: LONGEST, use: { javaScriptEnabled: true } },
    { name: "no-js", testMatch: LONGEST, use: { javaScriptEnabled: false } },
    // What only a script can do, and what is the same without one.
    { name: "no-js", testIgnore: [LONGEST, "**/*.script.e2e.ts"], use: { javaScriptEnabled: false } },
  ],
});

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { throwAwayFolder } from "./tools/test/throw-away.mjs";

// What `tmpdir()` is, here and in the workers.
process.env.TMPDIR = throwAwayFolder();

// What `~/` stands for in tsconfig.json. Said here once: to look it up there for each import is slower.
const resolve = { alias: { "~": fileURLToPath(new URL("app", import.meta.url)) } };

const modules = process.env.TIERWATCH_TEST_MODULES;

// No Remix plugin here: it transforms modules for the browser, and these tests call loaders and components directly.
export default defineConfig({
  resolve,
  test: {
    // One more than there are processors: some tests wait for seconds, for a server that starts or a lock that gets old, and a tenth of
    // the processors' time was nobody's. Vitest's own choice is one fewer, which halves a machine of two.
    maxWorkers: availableParallelism() + 1,
    // Once for the whole run, so that all projects and workers share one database server.
    globalSetup: ["tests/support/database.ts"],
    // The first run of bin/test transforms all modules, those after it only read them. Nothing is kept from one bin/test to the next.
    ...(modules && { experimental: { fsModuleCache: true, fsModuleCachePath: modules } }),
    projects: [
      // One for all suites: each project transforms every module anew, and loads it anew in workers of its own.
      project("tests", [
        "app/**/*.test.{ts,tsx}",
        "server/**/*.test.ts",
        "tests/{support,http,contract,architecture,real-files}/**/*.test.ts",
      ]),
      // Servers apart from each other: `bin/test --all`.
      project("scale", ["tests/scale/**/*.test.ts"]),
    ],
  },
});

function project(name: string, include: string[]): TestProjectConfiguration {
  return {
    resolve,
    test: {
      name,
      include,
      environment: "node",
      // The built pages are run as they are. Transformed, their one module came to 15 MB with its source map, and looking for that map at
      // the end of it sometimes took more stack than there is, so that a test's own error became another one.
      server: { deps: { external: [/\/build\/app\/server\//] } },
      // Modules are loaded once for a worker, not once for each file: that was a third of a run. A test that puts a double in a
      // module's place loads it anew and leaves none behind (server/pages/page-handlers.test.ts).
      isolate: false,
      setupFiles: [
        "tests/support/count-cost.ts",
        "tests/support/fail-on-console-error.ts",
        "tests/support/cheap-passwords.ts",
        "tests/support/nothing-inherited.ts",
      ],
      restoreMocks: true,
      unstubEnvs: true,
      // Against what hangs, not against what is slow: machines that run this are shared.
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

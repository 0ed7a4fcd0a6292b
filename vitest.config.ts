import { availableParallelism } from "node:os";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

// No Remix plugin here: it transforms modules for the browser, and these tests call loaders and components directly.
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // Its own choice is one fewer than there are processors, which halves a machine of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Once for the whole run, so that all projects and workers share one database server.
    globalSetup: ["tests/support/database.ts"],
    projects: [
      project("unit", ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/support/**/*.test.ts"]),
      project("http", ["tests/http/**/*.test.ts"]),
      project("contract", ["tests/contract/**/*.test.ts"]),
      project("architecture", ["tests/architecture/**/*.test.ts"]),
      project("real-files", ["tests/real-files/**/*.test.ts"]),
      // Servers apart from each other: `bin/test --all`.
      project("scale", ["tests/scale/**/*.test.ts"]),
    ],
  },
});

function project(name: string, include: string[]): TestProjectConfiguration {
  return {
    plugins: [tsconfigPaths()],
    test: {
      name,
      include,
      environment: "node",
      // Modules are loaded once for a worker, not once for each file: that was a third of a run. A test that puts a double in a
      // module's place loads it anew and leaves none behind (server/pages/page-handlers.test.ts).
      isolate: false,
      setupFiles: [
        "tests/support/count-cost.ts",
        "tests/support/fail-on-console-error.ts",
        "tests/support/cheap-passwords.ts",
      ],
      restoreMocks: true,
      unstubEnvs: true,
      // Against what hangs, not against what is slow: machines that run this are shared.
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

// No Remix plugin here: it transforms modules for the browser, and these tests call loaders and components directly.
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // Once for the whole run, so that all projects and workers share one database server.
    globalSetup: ["tests/support/database.ts"],
    projects: [
      project("unit", ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts"]),
      project("http", ["tests/http/**/*.test.ts"]),
      project("contract", ["tests/contract/**/*.test.ts"]),
      project("architecture", ["tests/architecture/**/*.test.ts"]),
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
      setupFiles: ["tests/support/fail-on-console-error.ts"],
      restoreMocks: true,
      unstubEnvs: true,
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  };
}

import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "../../../remix.config.js";

// The floor that the product is measured against: the same Remix, the same options, one page and nothing else.
export default defineConfig({
  plugins: [remix({ ...remixConfig, appDirectory: "tests/bench/bare/app", buildDirectory: ".cache/bare" })],
  build: { target: "es2022" },
});

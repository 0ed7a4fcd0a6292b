import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Serving, startServing } from "../../../tools/test/serving.mjs";

/** Builds and starts the floor: Remix and Hono with the same options, a sign-in page at `/` and twenty rows at `/rows`. */
export async function startBare(root: string): Promise<Serving> {
  const remix = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  execFileSync(process.execPath, [remix, "vite:build", "--config", "tests/bench/bare/vite.config.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return startServing(["tests/bench/bare/server.mjs"], {}, /Bare page is at (http:\/\/\S+)/);
}

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Serving, startServing } from "../../../tools/test/serving.mjs";

/** Builds and starts the floor: Remix and Hono with the same options and compression, a sign-in page at `/`, twenty rows at `/rows`. */
export async function startBare(root: string, env: Record<string, string> = {}): Promise<Serving> {
  const remix = join(root, "node_modules/@remix-run/dev/dist/cli.js");
  execFileSync(process.execPath, [remix, "vite:build", "--config", "tests/bench/bare/vite.config.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return startServing(["--import", "tsx", "tests/bench/bare/server.ts"], env, /Bare page is at (http:\/\/\S+)/);
}

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../../server/project-root";
import { startBackend, startWeb } from "../../tools/test/serving.mjs";

export interface RunningProduct {
  /** Of the web server, such as `http://127.0.0.1:41234`. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts the built product with demo customers and an empty data folder: "embedded" is one process; "remote" is a web
 * process in front of a backend process, as with a customer's own backend. `worlds` are further customers, each with some
 * hundred alerts of its own.
 */
export async function startProduct(
  mode: "embedded" | "remote",
  worlds: readonly string[] = [],
): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-e2e-"));
  const backend = mode === "remote" ? await startBackend({ DATA_DIR: join(folder, "backend") }) : undefined;
  const web = await startWeb({ DATA_DIR: join(folder, "web"), BACKEND_URL: backend?.address });
  for (const customer of worlds) await seed(customer, join(folder, backend ? "backend" : "web"));
  return {
    address: web.address,
    async stop() {
      await web.stop();
      await backend?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function seed(customer: string, dataDir: string): Promise<void> {
  const size = ["--alerts", "700", "--targets", "80"];
  await promisify(execFile)(
    process.execPath,
    [join(projectRoot(), "build/server/cli.js"), "seed", ...size, "--customer", customer],
    { env: { ...process.env, DATA_DIR: dataDir, STAGE: "integration", DEMO: "accounts", LOG_LEVEL: "fatal" } },
  );
}

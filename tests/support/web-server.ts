import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startBackend, startWeb } from "../../tools/test/serving.mjs";
import { builtProduct } from "./product-folder";

export interface RunningProduct {
  /** Of the web server, such as `http://127.0.0.1:41234`. */
  address: string;
  /** Runs the command line on the product's own database; answers what it prints. Throws when it fails. */
  tierwatch(...args: string[]): Promise<string>;
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
  const backend =
    mode === "remote" ? await startBackend({ DATA_DIR: join(folder, "backend"), PASSWORD_COST }) : undefined;
  const web = await startWeb({ DATA_DIR: join(folder, "web"), BACKEND_URL: backend?.address, PASSWORD_COST });
  const tierwatch = commandLine(join(folder, backend ? "backend" : "web"));
  const size = ["--alerts", "700", "--targets", "80"];
  const waiting = [...worlds];
  const seedNext = async () => {
    for (let customer = waiting.pop(); customer; customer = waiting.pop())
      await tierwatch("seed", ...size, "--customer", customer);
  };
  // Each is a process of its own; one alone leaves a processor idle.
  await Promise.all([seedNext(), seedNext()]);
  return {
    address: web.address,
    tierwatch,
    async stop() {
      await web.quit();
      await backend?.quit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Journeys sign in some hundred times. */
const PASSWORD_COST = "least";

/** The built command line, as `bin/tierwatch` runs it. */
function commandLine(dataDir: string): RunningProduct["tierwatch"] {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    STAGE: "integration",
    DEMO: "accounts",
    LOG_LEVEL: "fatal",
    PASSWORD_COST,
  };
  return async (...args) => {
    const command = [join(builtProduct(), "build/server/cli.js"), ...args];
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  };
}

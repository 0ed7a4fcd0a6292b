import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
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
 * hundred alerts of its own. `below` is the path that it is served below, such as `/risk`; its address has it.
 */
export async function startProduct(
  mode: "embedded" | "remote",
  worlds: readonly string[] = [],
  below = "",
): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-e2e-"));
  const backend =
    mode === "remote" ? await startBackend({ DATA_DIR: join(folder, "backend"), PASSWORD_COST }) : undefined;
  // The public address names the port, which therefore has to be known before.
  const port = below ? await freePort() : undefined;
  const PUBLIC_URL = below ? `http://127.0.0.1:${port}${below}` : undefined;
  const env = { BACKEND_URL: backend?.address, PASSWORD_COST, ...(below && { PUBLIC_URL, PORT: String(port) }) };
  const web = await startWeb({ DATA_DIR: join(folder, "web"), ...env });
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

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

// Starts a server of this project as a process of its own, on a free port, and waits until it says where it is.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The product that is started: this checkout's build, or a finished product elsewhere (tests/support/product-folder.ts). */
const root = process.env.PRODUCT_FOLDER ?? dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Against what hangs, not against what is slow: machines that run this are shared. */
const START_LIMIT = 180_000;

/**
 * @typedef {object} Serving
 * @property {string} address such as `http://127.0.0.1:41234`
 * @property {number} pid of the Node process itself
 * @property {() => readonly string[]} said its last lines, for whoever has to tell why something failed
 * @property {() => Promise<void>} stop ends it gracefully, as a supervisor does; after 15 s by force
 * @property {() => Promise<void>} quit the same as a person with Ctrl-C does: a web server then does not wait two seconds for its balancer
 * @property {() => Promise<void>} kill ends it at once, as a crash would
 */

/**
 * The built web server. `env` must name a DATA_DIR of its own.
 * @param {Record<string, string | undefined>} env
 */
export const startWeb = (env) =>
  startServing(["build/server/main.js"], { PORT: "0", ...env }, /Tierwatch is at (http:\/\/\S+)/);

/**
 * The embedded backend alone, as `bin/tierwatch backend` runs it. `env` must name a DATA_DIR of its own.
 * @param {Record<string, string | undefined>} env
 */
export const startBackend = (env) =>
  startServing(["build/server/cli.js", "backend", "--port", "0"], env, /Backend is at (http:\/\/\S+)/);

/**
 * A process that does the jobs of a database and nothing else; its `address` is its number. `env` must name a DATABASE_URL.
 * @param {Record<string, string | undefined>} env
 */
export const startJobs = (env) =>
  startServing(["build/server/cli.js", "backend", "--jobs", "only"], env, /Jobs run in process (\d+)/);

/**
 * @param {string[]} args of node
 * @param {Record<string, string | undefined>} env on top of the caller's own
 * @param {RegExp} announcement its first group is the address
 * @returns {Promise<Serving>}
 * @throws when the process ends, or says nothing for three minutes
 */
export async function startServing(args, env, announcement) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // One process unless the test is about several: what is killed, measured or counted is then the whole server.
    env: {
      ...process.env,
      // What bin/start and the image set for the system's allocator.
      ...{ MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" },
      ...{ NODE_ENV: "production", HOST: "127.0.0.1", STAGE: "integration", DEMO: "accounts", WEB_CONCURRENCY: "1" },
      // Tests and measurements ask as one user what many would ask.
      CALLS_PER_MINUTE: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  /** @type {string[]} */
  const said = [];
  const keep = (/** @type {string} */ line) => said.push(line) > 200 && said.shift();
  createInterface({ input: child.stderr }).on("line", keep);

  const address = await new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ why) => reject(new Error(`${args.join(" ")} ${why}\n${said.join("\n")}`));
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail("did not say its address within three minutes");
    }, START_LIMIT);
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal}`);
    });
    createInterface({ input: child.stdout }).on("line", (line) => {
      keep(line);
      const found = announcement.exec(line);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1]);
    });
  });

  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    const force = setTimeout(() => child.kill("SIGKILL"), 15_000);
    await gone;
    clearTimeout(force);
  };
  return {
    address,
    pid: child.pid ?? 0,
    said: () => said,
    stop: () => end("SIGTERM"),
    quit: () => end("SIGINT"),
    kill: () => end("SIGKILL"),
  };
}

// The release's archive, unpacked where no sources are near, started by its own bin/start.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { freePort, served } from "./serve-checks.mjs";

/**
 * Milliseconds from bin/start until it answers, on an empty data folder and on one that is there: the processor time of the server, its
 * database and its web processes, of which there is one for each core, shared out over the cores.
 */
const START_LIMIT = 5_000;

/**
 * @param {string} releases the folder that `npm run release` filled
 * @param {string} work an empty folder
 * @param {string} node the folder of the Node that runs it
 * @returns {Promise<{ folder: string, first: Took, later: Took }>} where it lies, and how long it took until it was ready
 * @typedef {{ clock: number, processor: number }} Took in milliseconds
 */
export async function proveArchive(releases, work, node) {
  const archive = readdirSync(releases).find((file) => file.endsWith(".tar.gz"));
  if (!archive) throw new Error(`There is no archive in ${releases}`);
  mkdirSync(work, { recursive: true });
  execFileSync("tar", ["-xzf", join(releases, archive), "-C", work]);
  const folder = join(work, "tierwatch");
  const port = await freePort();
  // Without the demo's alerts, which jobs make while the server answers already.
  const own = { HOME: work, HOST: "127.0.0.1", PORT: String(port), DEMO: "accounts" };
  const env = { PATH: `${join(node, "bin")}:/usr/bin:/bin`, ...own };
  const start = () => spawn(join(folder, "bin/start"), { cwd: work, env, stdio: ["ignore", "pipe", "pipe"] });
  const command = (...args) =>
    execFileSync(join(folder, "bin/tierwatch"), args, { cwd: work, env, encoding: "utf8", stdio: "pipe" });

  rmSync(join(folder, "data"), { recursive: true, force: true });
  const first = await served(start, port, () => command("backup", join(work, "backup")));
  const later = await served(start, port, () => {});
  command("evidence", "verify");
  for (const { processor } of [first, later])
    if (processor / availableParallelism() > START_LIMIT)
      throw new Error(`bin/start took ${processor} ms of processor time; the limit is 5 s for each core`);
  return { folder, first, later };
}

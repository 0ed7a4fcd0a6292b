// The release's archive, unpacked where no sources are near, started by its own bin/start.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort, served } from "./serve-checks.mjs";

/** From bin/start until it answers, on an empty data folder and on one that is there. */
const START_LIMIT = 5_000;

/**
 * @param {string} releases the folder that `npm run release` filled
 * @param {string} work an empty folder
 * @param {string} node the folder of the Node that runs it
 * @returns {Promise<{ folder: string, first: number, later: number }>} where it lies, and milliseconds until it was ready
 */
export async function proveArchive(releases, work, node) {
  const archive = readdirSync(releases).find((file) => file.endsWith(".tar.gz"));
  if (!archive) throw new Error(`There is no archive in ${releases}`);
  mkdirSync(work, { recursive: true });
  execFileSync("tar", ["-xzf", join(releases, archive), "-C", work]);
  const folder = join(work, "tierwatch");
  const port = await freePort();
  const env = { PATH: `${join(node, "bin")}:/usr/bin:/bin`, HOME: work, HOST: "127.0.0.1", PORT: String(port) };
  const start = () => spawn(join(folder, "bin/start"), { cwd: work, env, stdio: ["ignore", "pipe", "pipe"] });
  const command = (...args) => execFileSync(join(folder, "bin/tierwatch"), args, { cwd: work, env, encoding: "utf8" });

  const starts = { first: [], later: [] };
  // Twice, and the better one counts: what else this machine does is no fault of the release.
  for (let round = 0; round < 2; round++) {
    rmSync(join(folder, "data"), { recursive: true, force: true });
    starts.first.push(await served(start, port, () => command("backup", join(work, `${round}.backup`))));
    starts.later.push(await served(start, port, () => {}));
  }
  command("evidence", "verify");
  const [first, later] = [Math.min(...starts.first), Math.min(...starts.later)];
  if (first > START_LIMIT || later > START_LIMIT)
    throw new Error(`bin/start took ${first.toFixed(0)} ms first and ${later.toFixed(0)} ms later; the limit is 5 s`);
  return { folder, first, later };
}

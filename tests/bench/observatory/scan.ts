import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const PACKAGE = "node_modules/@mdn/mdn-http-observatory";

/** What the scanner says of one address. */
export interface Scanned {
  score: number;
  grade: string;
  statusCode: number;
  /** The tests that gave or took points, with what they found. */
  counted: { name: string; result: string; points: number }[];
}

/**
 * MDN's scanner as it was installed into `folder`. Its list of preloaded hosts is fetched when it is installed with its scripts; without
 * it an empty one stands in, as no address of this machine is on it. Throws with what to do when it is not there.
 */
export async function scannerIn(folder: string) {
  const home = join(folder, PACKAGE);
  if (!existsSync(home)) {
    throw new Error(
      `The scanner is not in ${folder}. Install it with: npm install --ignore-scripts --prefix ${folder} @mdn/mdn-http-observatory`,
    );
  }
  const preloaded = join(home, "conf/hsts-preload.json");
  if (!existsSync(preloaded)) await writeFile(preloaded, "{}");
  const { version } = JSON.parse(await readFile(join(home, "package.json"), "utf8")) as { version: string };
  return { version, scan: (target: string, certificateFile: string) => scan(home, target, certificateFile) };
}

/** Its own command, on `host:port/path`, trusting one certificate more. */
async function scan(home: string, target: string, certificateFile: string): Promise<Scanned> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile };
  const ran = promisify(execFile)(process.execPath, [join(home, "src/scan.js"), target], {
    env,
    maxBuffer: 10_000_000,
  });
  const said = JSON.parse((await ran.catch((failed) => failed)).stdout) as Said;
  if (said.error !== undefined || !said.scan) throw new Error(`${target}: ${said.error}`);
  const { score, grade, statusCode } = said.scan;
  const counted = Object.entries(said.tests ?? {}).map(([name, { result, scoreModifier }]) => {
    return { name, result, points: scoreModifier };
  });
  return { score, grade, statusCode, counted: counted.filter(({ points }) => points !== 0) };
}

interface Said {
  error?: string;
  scan?: { score: number; grade: string; statusCode: number };
  tests?: Record<string, { result: string; scoreModifier: number }>;
}

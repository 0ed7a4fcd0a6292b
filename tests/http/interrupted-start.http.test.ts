// Again on Node 24: processes and their signals are Node's own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { minutes, seconds } from "~/time/duration";
import { startWeb } from "../../tools/test/serving.mjs";
import { builtProduct } from "../support/product-folder";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-interrupted-"));
});
afterEach(async () => {
  // Of a start that left something behind, which is what the tests look for.
  for (const pid of processesOf(folder)) process.kill(pid, "SIGKILL");
  await expect.poll(() => processesOf(folder)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

type Moment = (start: Start) => boolean;
interface Start {
  child: ChildProcess;
  said: string;
}
const has = (name: RegExp) => () => readdirSync(folder).some((one) => name.test(one));
const MOMENTS: [name: string, signal: "SIGTERM" | "SIGINT", when: Moment][] = [
  ["the folder is taken", "SIGTERM", has(/^tierwatch\.lock$/)],
  ["the database's folder is being made", "SIGINT", has(/^postgres\.draft/)],
  ["the database's process starts", "SIGTERM", () => existsSync(join(folder, "postgres/postmaster.pid"))],
  ["tables are being made", "SIGINT", ({ said }) => said.includes("embedded database is up")],
  ["jobs begin", "SIGTERM", ({ said }) => said.includes("demo customers were added")],
];

test.each(MOMENTS)(
  "a start that is ended while %s (%s) leaves no database behind",
  { timeout: minutes(2) },
  async (_, signal, when) => {
    await interrupted({}, when, signal);
    expect(processesOf(folder)).toEqual([]);
    expect(readdirSync(folder)).not.toContain("tierwatch.lock");
  },
);

test("so does a start with several web processes, and the next start works", { timeout: minutes(2) }, async () => {
  const env = { WEB_CONCURRENCY: "2" };
  await interrupted(
    env,
    ({ child }) => childrenOf(child.pid).some((pid) => commandLineOf(pid).includes("main.js")),
    "SIGTERM",
  );
  expect(processesOf(folder)).toEqual([]);
  await interrupted(env, () => existsSync(join(folder, "postgres/postmaster.pid")), "SIGINT");
  expect(processesOf(folder)).toEqual([]);
  const server = await startWeb({
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    BACKEND_URL: undefined,
    DATABASE_URL: undefined,
  });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  await server.quit();
  expect(processesOf(folder)).toEqual([]);
});

/** Starts the server, signals it in that moment, and waits for its end: in order, and before a supervisor would kill it. */
async function interrupted(env: Record<string, string>, when: Moment, signal: "SIGTERM" | "SIGINT"): Promise<void> {
  const child = spawn(process.execPath, ["build/server/main.js"], {
    cwd: builtProduct(),
    env: {
      ...process.env,
      ...{
        NODE_ENV: "production",
        STAGE: "integration",
        DEMO: "accounts",
        HOST: "127.0.0.1",
        PORT: "0",
        LOG_LEVEL: "info",
      },
      ...{ DATA_DIR: folder, BACKEND_URL: undefined, DATABASE_URL: undefined, WEB_CONCURRENCY: "1", ...env },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const start: Start = { child, said: "" };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (start.said += text));
  const ended = once(child, "exit");
  await until(() => when(start));
  const began = performance.now();
  child.kill(signal);
  expect([await ended, start.said.includes("Tierwatch is at")], start.said).toEqual([[0, null], false]);
  expect(performance.now() - began).toBeLessThan(seconds(10));
}

/** Looks every two milliseconds, which `expect.poll` could do only with a processor of its own. */
async function until(isSo: () => boolean): Promise<void> {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > minutes(1)) throw new Error("the moment has not come within a minute");
    await sleep(2);
  }
}

/** Processes that name the folder in their command line, or are children of such: the database's. */
function processesOf(dataDir: string): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return all.filter((pid) => commandLineOf(pid).includes(dataDir));
}

function childrenOf(pid = 0): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

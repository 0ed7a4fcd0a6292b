// Again on Node 24: the processes of a cluster are Node's own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { startWeb } from "../../tools/test/serving.mjs";
import { EMAILS, PASSWORD } from "../support/personas";
import { builtProduct } from "../support/product-folder";

// Real processes of the built server: what only shows when something is started, killed and stopped. One after the other on one folder,
// whose database only the first of them has to make: how a first start goes is what interrupted-start.http.test.ts is about.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-processes-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("two web processes answer on one port, and one that dies is replaced", { timeout: minutes(2) }, async () => {
  const server = await start({ WEB_CONCURRENCY: "2" });
  try {
    const [first] = await workersOf(server.pid, 2);
    process.kill(first ?? 0, "SIGKILL");
    const after = await workersOf(server.pid, 2, first);
    expect(after).not.toContain(first);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  } finally {
    await server.quit();
  }
});

test("a database that is killed comes back by itself, and until then calls say 503", {
  timeout: minutes(2),
}, async () => {
  const server = await start({ LOG_LEVEL: "fatal" });
  const signIn = async () => {
    const body = JSON.stringify({ email: EMAILS.analyst, password: PASSWORD });
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
    return (await fetch(`${server.address}/api/v2/session`, { method: "POST", headers, body })).status;
  };
  const seen = new Set<number>();
  try {
    expect(await signIn()).toBe(201);
    const pid = Number.parseInt(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8"), 10);
    process.kill(pid, "SIGKILL");
    const asked = async () => {
      const status = await signIn();
      seen.add(status);
      return status;
    };
    // Its sessions outlive it by a moment, and may still answer.
    await expect.poll(asked, { timeout: minutes(1), interval: 20 }).toBe(503);
    await expect.poll(asked, { timeout: minutes(1), interval: 20 }).toBe(201);
    expect([...seen].sort()).toEqual([201, 503]);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  } finally {
    await server.quit();
  }
});

test("a second server on the same folder is refused with the holder's pid", { timeout: minutes(2) }, async () => {
  const server = await start();
  try {
    await expect(start()).rejects.toThrow(String(server.pid));
    expect((await fetch(`${server.address}/livez`)).status).toBe(200);
  } finally {
    await server.quit();
  }
});

test("a bad configuration stops the start and names every bad key, and no value", { timeout: minutes(1) }, async () => {
  const env = { ...process.env, DATA_DIR: folder, PORT: "http", STAGE: "moon", SESSION_SECRET: "a-short-secret" };
  const child = spawn(process.execPath, ["build/server/main.js"], { cwd: builtProduct(), env });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "exit");
  expect(code).toBe(78);
  for (const key of ["PORT", "STAGE", "SESSION_SECRET"]) expect(said).toContain(key);
  expect(said).not.toMatch(/a-short-secret|moon/);
});

test("after SIGTERM the process is gone in order, and so is its database", { timeout: minutes(1) }, async () => {
  const server = await start();
  expect(readdirSync(join(folder, "postgres"))).toContain("postmaster.pid");
  await server.stop();
  expect(readdirSync(join(folder, "postgres"))).not.toContain("postmaster.pid");
  expect(readdirSync(folder)).not.toContain("tierwatch.lock");
});

test("figures are on METRICS_PORT alone, and DEMO=off leaves the demo out", { timeout: minutes(1) }, async () => {
  const port = await freePort();
  const server = await start({ DATA_DIR: join(folder, "fresh"), METRICS_PORT: String(port), DEMO: "off" });
  try {
    const body = JSON.stringify({ email: EMAILS.analyst, password: PASSWORD });
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
    const entered = await fetch(`${server.address}/api/v2/session`, { method: "POST", headers, body });
    expect(entered.status).toBe(401);
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(figures).toMatch(/http_request_duration_seconds_count\{.*route="\/api\/\*",status="401".*\} 1/);
  } finally {
    await server.quit();
  }
});

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, "close");
  return port;
}

/** A server with a database of its own, also where the suite as a whole asks another backend. */
function start(env: Record<string, string> = {}) {
  const own = { BACKEND_URL: undefined, DATABASE_URL: undefined, PASSWORD_COST: "least" };
  return startWeb({ DATA_DIR: folder, LOG_LEVEL: "error", ...own, ...env });
}

/** The processes that the primary forked, without `gone`; waits until there are that many. */
async function workersOf(primary: number, count: number, gone?: number): Promise<number[]> {
  let found: number[] = [];
  await expect
    .poll(
      () => {
        const text = readFileSync(`/proc/${primary}/task/${primary}/children`, "utf8");
        found = text
          .trim()
          .split(" ")
          .map(Number)
          .filter((pid) => pid !== gone && isNode(pid));
        return found.length;
      },
      { timeout: minutes(0.5), interval: 100 },
    )
    .toBe(count);
  return found;
}

function isNode(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("main.js");
  } catch {
    return false;
  }
}

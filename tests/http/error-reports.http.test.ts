import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BackendUnavailableError } from "~/backend/errors";
import { seconds } from "~/time/duration";
import { migrate } from "../../server/backend/main/migrate";
import { startWorker } from "../../server/backend/platform/jobs/worker";
import { remixPages } from "../../server/pages/pages";
import type { ErrorEvent } from "../../server/telemetry/error-event";
import { errorReports } from "../../server/telemetry/error-reports";
import { createLogger } from "../../server/telemetry/logger";
import { reportsOf } from "../../server/telemetry/reports-of";
import { builtPages } from "../support/built-pages";
import { createTestDatabase } from "../support/database";
import { fakeBackend, SAME_ORIGIN, signedIn, testApp } from "../support/node-server";
import { builtProduct } from "../support/product-folder";

// A stand-in for the error service on this machine.
let taken: { url: string; event: ErrorEvent; text: string }[];
let answer: (response: ServerResponse) => void;
let service: Server;
let sentryDsn: string;
beforeEach(async () => {
  taken = [];
  answer = (response) => response.end("{}");
  service = createServer(async (request, response) => {
    const text = (await request.toArray()).join("");
    taken.push({ url: request.url ?? "", text, event: JSON.parse(text.split("\n")[2] ?? "") });
    answer(response);
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  sentryDsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/7`;
});
afterEach(async () => {
  service.closeAllConnections();
  await new Promise((done) => service.close(done));
});

const facts = { version: "2025.16.2", stage: "production" } as const;
const NAME = "Mara Keller";

/** A logger that reports, with its log thrown away. */
function reporting(logLevel: "info" | "silent" = "info") {
  const reports = errorReports({ sentryDsn, ...facts });
  return { reports, logger: createLogger({ ...facts, logLevel }, { write: () => undefined }, reports) };
}

/** The built pages, the loader and the action of signing in broken. */
async function brokenPages(logger: ReturnType<typeof createLogger>) {
  const { build } = await builtPages(logger);
  const broken = async () => {
    throw new TypeError(`no such thing as ${NAME}`);
  };
  const [id = "", route] = Object.entries(build.routes).find(([, one]) => one?.path === "login") ?? [];
  if (!route) throw new Error("There is no page to sign in");
  const module = { ...route.module, loader: broken, action: broken };
  const routes = { ...build.routes, [id]: { ...route, module } };
  return remixPages(async () => ({ ...build, routes }) as typeof build, "production", logger);
}

test.each(["GET", "POST"])(
  "an unexpected error of a %s of a page arrives once, and nothing of who it was about",
  async (method) => {
    const { reports, logger } = reporting();
    const pages = await brokenPages(logger);
    const app = testApp({ logger, pages, backend: fakeBackend() });
    const body = method === "POST" ? new URLSearchParams({ email: NAME, password: "swordfish" }) : null;
    const page = await app.request("/login?returnUrl=%2Ffeed%3Fq%3DMara", {
      method,
      headers: { ...SAME_ORIGIN, Cookie: `${signedIn()}; other=swordfish`, "User-Agent": "Browser of Mara" },
      body,
    });
    expect(page.status).toBe(500);
    await reports.flush();
    // The double of the backend has no texts and no counts, which is reported, too.
    taken = taken.filter(({ event: { logentry } }) => logentry.formatted === "a page failed");
    expect(taken.map(({ url }) => url)).toEqual(["/api/7/envelope/?sentry_version=7&sentry_key=key"]);
    const [{ event, text } = { event: null, text: "" }] = taken;
    expect(event?.exception.values).toMatchObject([{ type: "TypeError", value: "no such thing as […]" }]);
    expect(event).toMatchObject({
      release: facts.version,
      environment: "production",
      tags: { requestId: page.headers.get("X-Request-Id") },
    });
    expect(text).not.toMatch(/Mara|Keller|swordfish|returnUrl|Browser|127\.0\.0\.1/);
  },
);

test("an unexpected error of a call arrives once, though the page that made it logs it, too", async () => {
  const { reports, logger } = reporting();
  logger.error({ err: new Error("inner"), requestId: "r-1" }, "backend call failed");
  logger.error({ err: new BackendUnavailableError("readFeed"), requestId: "r-1" }, "a backend call failed");
  logger.error({ err: new TypeError("another"), requestId: "r-1" }, "a page failed");
  await reports.flush();
  expect(taken.map(({ event }) => event.exception.values[0]?.value)).toEqual(["inner", "another"]);
});

test("an unexpected error of a job arrives once, with the task's name", async () => {
  const db = await createTestDatabase();
  try {
    await migrate(db.connection);
    const { reports, logger } = reporting("silent");
    const tasks = {
      "break-down": async () => {
        throw new RangeError(`no number for ${NAME}`);
      },
    };
    const worker = await startWorker({ connection: db.connection, database: db.database, logger, tasks });
    const owner = new pg.Client(db.connection);
    await owner.connect();
    await owner.query("select graphile_worker.add_job('break-down', $1::json)", [JSON.stringify({ name: NAME })]);
    await owner.end();
    await expect.poll(() => taken.length, { timeout: seconds(20) }).toBe(1);
    await worker.stop();
    await reports.flush();
    expect(taken).toHaveLength(1);
    expect(taken[0]?.event).toMatchObject({
      exception: { values: [{ type: "RangeError", value: "no number for […]" }] },
      tags: { task: "break-down" },
    });
    expect(taken[0]?.text).not.toMatch(/Mara|Keller/);
  } finally {
    await db.drop();
  }
});

test("one fault that happens a thousand times is one report, and a thousand faults are thirty", async () => {
  const { reports, logger } = reporting();
  for (let n = 0; n < 1000; n++) logger.error({ err: new Error(`fault ${n}`) }, "a page failed");
  await reports.flush();
  expect(taken).toHaveLength(1);
  for (let n = 0; n < 1000; n++) {
    const err = Object.assign(new Error("x"), { stack: `Error: x\n    at one (/elsewhere/file.js:${n}:1)` });
    logger.error({ err }, "a page failed");
  }
  await expect.poll(() => taken.length).toBe(30);
});

test("a service that is silent, refuses or is away holds nothing up, and one that wants no more gets none", async () => {
  answer = () => undefined;
  const silent = reporting();
  silent.logger.error({ err: new Error("x") }, "a page failed");
  const began = performance.now();
  await silent.reports.flush(50);
  expect(performance.now() - began).toBeLessThan(seconds(1));

  taken = [];
  answer = (response) => response.writeHead(429, { "retry-after": "60" }).end();
  const refused = reporting();
  refused.logger.error({ err: new Error("first") }, "a page failed");
  await refused.reports.flush();
  refused.logger.error({ err: new TypeError("second") }, "a call failed");
  await refused.reports.flush();
  expect(taken).toHaveLength(1);

  const away = errorReports({ sentryDsn: "http://key@127.0.0.1:1/7", ...facts });
  away.write("no line of a log");
  createLogger({ ...facts, logLevel: "info" }, { write: () => undefined }, away).error({ err: new Error("x") }, "x");
  await away.flush();
});

test("a server that cannot start says so before it ends; without a service nothing is said, or loaded", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-reports-"));
  const run = async (own: Record<string, string>) => {
    const env = {
      ...{ PATH: process.env.PATH, NODE_ENV: "production" as const, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1" },
      ...{ WEB_CONCURRENCY: "1", DATABASE_URL: "postgres://mara:swordfish@127.0.0.1:1/db", ...own },
    };
    const child = spawn(process.execPath, ["build/server/main.js"], { cwd: builtProduct(), env, stdio: "ignore" });
    return (await once(child, "exit"))[0];
  };
  try {
    expect(await run({ SENTRY_DSN: sentryDsn })).toBe(1);
    expect(taken.map(({ event }) => [event.level, event.logentry.formatted])).toEqual([["fatal", "could not start"]]);
    expect(taken[0]?.text).not.toMatch(/mara|swordfish|127\.0\.0\.1/);
    taken = [];
    expect(await run({})).toBe(1);
    expect(taken).toEqual([]);
    expect(await reportsOf({ sentryDsn: undefined, ...facts })).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true });
  }
});

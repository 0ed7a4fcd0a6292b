// Again on Node 24: closing a server is Node's own.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { health } from "../../server/health/health";
import { needsRoom, writtenFolders } from "../../server/health/room";
import { close } from "../../server/listen";
import type { AppEnv } from "../../server/middleware/app-env";
import { fakePages, html, PUBLIC, serving, testApp } from "../support/node-server";

const MEGABYTE = 1024 * 1024;
const FULL = [503, { status: "storage_full" }];

function done(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

const ask = async (app: ReturnType<typeof testApp>, path: string) => {
  const answer = await app.request(path);
  return [answer.status, await answer.json()];
};

test("alive needs nothing, ready needs the backend", async () => {
  const app = testApp({ ready: () => Promise.reject(new Error("password authentication failed for user tierwatch")) });
  expect(await ask(app, "/livez")).toEqual([200, { status: "alive" }]);
  expect(await ask(app, "/readyz")).toEqual([503, { status: "unready" }]);
  expect(await ask(testApp(), "/readyz")).toEqual([200, { status: "ready" }]);
});

test("without room on the disk it is not ready and says so, and no path; with room again it is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-room-"));
  const { bavail, bsize } = await statfs(folder);
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("logger", logger);
    return next();
  });
  let least = bavail * bsize * 2;
  const hasRoom = () => needsRoom([join(folder, "gone"), folder], least)();
  app.route("/", health({ ready: async () => undefined, hasRoom, isDraining: () => false }));
  const asked = async () => {
    const answer = await app.request("/readyz");
    return [answer.status, await answer.json()];
  };
  expect(await asked()).toEqual(FULL);
  expect(lines.join("")).toContain("files are left on a disk");
  expect(lines.join("")).not.toContain(folder);
  least = 1;
  expect(await asked()).toEqual([200, { status: "ready" }]);
  await rm(folder, { recursive: true });
});

test("the disks that count are those that this server writes to", () => {
  const dataDir = "/data";
  const none = { databaseUrl: undefined, backendUrl: undefined, s3Url: undefined };
  const url = new URL("https://elsewhere.example");
  const database = ["/data/postgres", "/data/postgres/pg_wal"];
  expect(writtenFolders({ dataDir, ...none })).toEqual(["/data", ...database, "/data/files"]);
  expect(writtenFolders({ dataDir, ...none, s3Url: url })).toEqual(["/data", ...database]);
  expect(writtenFolders({ dataDir, ...none, databaseUrl: "postgres://elsewhere/db" })).toEqual([
    "/data",
    "/data/files",
  ]);
  expect(writtenFolders({ dataDir, ...none, databaseUrl: "postgres://elsewhere/db", s3Url: url })).toEqual([]);
  expect(writtenFolders({ dataDir, ...none, backendUrl: url })).toEqual([]);
});

test("a server whose data folder lies on a small disk is ready by what the system says of that disk", async () => {
  const disk = await mkdtemp(join(tmpdir(), "tierwatch-disk-"));
  const mount = () => execFileSync("mount", ["-t", "tmpfs", "-o", "size=40m", "tmpfs", disk], { stdio: "ignore" });
  // Only root may; elsewhere the disk of the temporary folder is asked about.
  const isMounted = process.getuid?.() === 0 && done(mount);
  const asked = () => ask(testApp({ config: { dataDir: disk } }), "/readyz");
  try {
    const { bavail, bsize } = await statfs(disk);
    expect(await asked()).toEqual(bavail * bsize < 32 * MEGABYTE ? FULL : [200, { status: "ready" }]);
    if (isMounted) {
      await writeFile(join(disk, "fill"), Buffer.alloc(20 * MEGABYTE));
      expect(await asked()).toEqual(FULL);
      await rm(join(disk, "fill"));
      expect(await asked()).toEqual([200, { status: "ready" }]);
    }
  } finally {
    if (isMounted) execFileSync("umount", [disk]);
    await rm(disk, { recursive: true });
  }
});

test("a backend that does not say whether it is ready is not", async () => {
  vi.useFakeTimers();
  const answer = ask(testApp({ ready: () => new Promise(() => undefined) }), "/readyz");
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await answer).toEqual([503, { status: "unready" }]);
});

test("a server that is on its way out says so and goes on answering", async () => {
  const app = testApp({ isDraining: () => true });
  expect(await ask(app, "/readyz")).toEqual([503, { status: "draining" }]);
  expect(await ask(app, "/livez")).toEqual([200, { status: "alive" }]);
  expect((await app.request("/login")).status).toBe(200);
});

test("closing lets a request finish, refuses new ones and frees idle connections", async () => {
  let arrived: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const pages = fakePages({ "": PUBLIC, slow: PUBLIC }, async (request) => {
    if (!request.url.endsWith("/slow")) return html("quick");
    arrived();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return html("finished");
  });
  const { origin, server } = await serving(testApp({ pages }));
  const port = Number(new URL(origin).port);
  const idle = connect(port, "127.0.0.1");
  idle.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(idle, "data");
  const slow = fetch(`${origin}/slow`);
  await underWay;
  const closed = close(server, 5000);
  await once(idle.resume(), "close");
  await expect(fetch(origin)).rejects.toThrow();
  finish();
  expect(await (await slow).text()).toBe("finished");
  await closed;
});

test("what does not finish in time is cut off", async () => {
  const pages = fakePages({ "": PUBLIC }, () => new Promise(() => undefined));
  const { origin, server } = await serving(testApp({ pages }));
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const arrived = once(server, "request");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await arrived;
  await close(server, 20);
  expect(await text(socket).catch(() => "")).toBe("");
});

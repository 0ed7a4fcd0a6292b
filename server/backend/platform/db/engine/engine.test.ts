// Again on Node 24: processes and their signals are Node's own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { asProgram } from "../../../../../tests/support/as-program";
import { attachEngine } from "./attach";
import { clusterFolder } from "./cluster";
import { EngineInUse } from "./engine-error";
import { findOrphan, shutDown } from "./postmaster";
import { type Engine, startEngine } from "./start";

const logger = pino({ level: "silent" });
let elsewhere: string;
let dataDir: string;
let engines: Engine[];
let children: ChildProcess[];
beforeAll(async () => {
  elsewhere = await asProgram("tests/support/engine-process.ts");
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tierwatch-engine-"));
  engines = [];
  children = [];
});
afterEach(async () => {
  for (const engine of engines) await engine.stop();
  for (const child of children) await kill(child);
  const orphan = await findOrphan(clusterFolder(dataDir));
  if (orphan) await shutDown(orphan, clusterFolder(dataDir));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Engine> {
  const engine = await startEngine({ dataDir, logger });
  engines.push(engine);
  return engine;
}

async function query(engine: Engine, sql: string) {
  const client = new pg.Client(engine.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Of the database's own user: PostgreSQL takes no notice of the processes of others. */
async function anotherProgram(): Promise<ChildProcess> {
  const { uid } = await stat(clusterFolder(dataDir));
  const program = spawn(process.execPath, ["-e", "setInterval(() => {}, 60_000)"], { uid, stdio: "ignore" });
  children.push(program);
  return program;
}

/** Another server process on the same folder; resolves with what it says. */
async function startElsewhere(): Promise<{ child: ChildProcess; said: Record<string, unknown> }> {
  const child = spawn(process.execPath, [elsewhere, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line")) as [string];
  return { child, said: JSON.parse(line) as Record<string, unknown> };
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("what was written is there after a stop and a start, and the folder is free in between", async () => {
  const first = await start();
  await query(first, "create table kept (n int)");
  await query(first, "insert into kept values (7)");
  await first.stop();
  expect((await readdir(dataDir)).sort()).toEqual(["postgres", "postgres.log"]);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second, "select n from kept")).toEqual([{ n: 7 }]);
});

test("the database listens on no network and keeps its promises to the disk", async () => {
  const engine = await start();
  const settings = await query(
    engine,
    "select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'full_page_writes', 'synchronous_commit') order by 1",
  );
  expect(settings.map((row) => `${row.name}=${row.setting}`)).toEqual([
    "fsync=on",
    "full_page_writes=on",
    "listen_addresses=",
    "synchronous_commit=on",
  ]);
});

test("the database's log is its owner's alone and quotes no row that was refused", async () => {
  const engine = await start();
  const client = new pg.Client(engine.connection);
  await client.connect();
  await client.query("create table people (email text primary key, seal text check (seal <> 'broken'))");
  const add = (email: string, seal: string) => client.query("insert into people values ($1, $2)", [email, seal]);
  await add("mara@nordwind.example", "swordfish");
  await expect(add("mara@nordwind.example", "swordfish")).rejects.toThrow("people_pkey");
  await expect(add("ida@nordwind.example", "broken")).rejects.toThrow("people_seal_check");
  await client.end();
  const file = join(dataDir, "postgres.log");
  const text = await readFile(file, "utf8");
  expect(text).toContain("people_pkey");
  expect(text).not.toMatch(/nordwind\.example|swordfish/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("the database of a killed server is adopted with everything it was told", async () => {
  const { child } = await startElsewhere();
  const running = await attachEngine({ dataDir, logger });
  await query(running, "create table kept as select 7 as n");
  await kill(child);
  const engine = await start();
  expect(engine.adopted).toBe(true);
  expect(await query(engine, "select n from kept")).toEqual([{ n: 7 }]);
  await engine.stop();
  expect(await findOrphan(clusterFolder(dataDir))).toBeNull();
});

test("a database that was killed too recovers", async () => {
  const { child } = await startElsewhere();
  const running = await attachEngine({ dataDir, logger });
  await query(running, "create table kept as select 7 as n");
  const postmaster = (await findOrphan(clusterFolder(dataDir))) ?? 0;
  await kill(child);
  process.kill(postmaster, "SIGKILL");
  const engine = await start();
  expect(engine.adopted).toBe(false);
  expect(await query(engine, "select n from kept")).toEqual([{ n: 7 }]);
});

test("a second server on the folder is refused with the holder's number", async () => {
  const { child, said } = await startElsewhere();
  expect(said).toMatchObject({ ok: true, adopted: false });
  const refused = start();
  await expect(refused).rejects.toBeInstanceOf(EngineInUse);
  await expect(refused).rejects.toMatchObject({ pid: child.pid, message: expect.stringContaining(String(child.pid)) });
});

test("the same process is refused too", async () => {
  await start();
  await expect(startEngine({ dataDir, logger })).rejects.toBeInstanceOf(EngineInUse);
});

test("of several that start at once on a fresh folder one wins", async () => {
  const outcomes = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
  expect(outcomes.map(({ said }) => said.name ?? "won").sort()).toEqual(["EngineInUse", "EngineInUse", "won"]);
});

test("a postmaster.pid whose number another program has by now does not stand in the way", async () => {
  await (await start()).stop();
  const cluster = clusterFolder(dataDir);
  const program = await anotherProgram();
  await writeFile(join(cluster, "postmaster.pid"), `${program.pid}\n${cluster}\n`);
  expect((await start()).adopted).toBe(false);
});

test("a database that is killed under its server is started again, though its number is not given back", async () => {
  const engine = await start();
  const postmaster = (await findOrphan(clusterFolder(dataDir))) ?? 0;
  const program = await anotherProgram();
  const lock = join(engine.connection.host ?? "", ".s.PGSQL.5432.lock");
  const [, ...rest] = (await readFile(lock, "utf8")).split("\n");
  // As when the process stays a zombie: a number that some process has.
  await writeFile(lock, [program.pid, ...rest].join("\n"));
  process.kill(postmaster, "SIGKILL");
  await expect
    .poll(() => query(engine, "select 1 as n").catch(() => null), { timeout: 10_000, interval: 50 })
    .toEqual([{ n: 1 }]);
});

test("a start that was killed while making the folder leaves nothing in the way", async () => {
  await writeFile(join(dataDir, "postgres.draft-1"), "");
  await (await start()).stop();
  expect(await readdir(dataDir)).not.toContain("postgres.draft-1");
});

test("a data folder with a long path still gets a socket", async () => {
  const long = await mkdtemp(join(dataDir, "x".repeat(90)));
  const engine = await startEngine({ dataDir: long, logger });
  engines.push(engine);
  expect(await query(engine, "select 1 as n")).toEqual([{ n: 1 }]);
  expect(Buffer.byteLength(engine.connection.host ?? "")).toBeLessThan(85);
});

test("two paths to one folder are one folder", async () => {
  await start();
  const other = `${dataDir}-link`;
  await symlink(dataDir, other);
  await expect(startEngine({ dataDir: other, logger })).rejects.toBeInstanceOf(EngineInUse);
  await rm(other);
});

test("a folder of another major version is named and left alone", async () => {
  await (await start()).stop();
  const file = join(clusterFolder(dataDir), "PG_VERSION");
  await writeFile(file, "17\n");
  await expect(start()).rejects.toThrow(/PostgreSQL 17/);
  expect(await readFile(file, "utf8")).toBe("17\n");
});

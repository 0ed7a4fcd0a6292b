import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asProgram } from "../../../../tests/support/as-program";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { asOwner } from "../../../../tests/support/database-cluster";
import { dumpEvents, readSource } from "../../../../tests/support/ingest/read-source";
import type { Source } from "../../platform/db/shapes/raw-event";
import { ConnectorBusy } from "./runs";

let db: TestDatabase;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.drop());

const fixture = (path: string): string => readFileSync(new URL(`../connectors/${path}`, import.meta.url), "utf8");
const week = fixture("usgs/fixtures/week.geojson");
const state = fixture("warn/fixtures/state.csv");

const read = (name: string, source: Source, options?: Parameters<typeof readSource>[3]) =>
  readSource(db, name, source, options);
const dump = () => dumpEvents(db);
const rowsOf = async (query: string): Promise<Record<string, unknown>[]> => (await asOwner(db.connection, query)).rows;

test("reports become events with their places, countries, organizations and priority", async () => {
  const { counts, problems } = await read("usgs", week);
  expect(counts).toEqual({ read: 3, added: 3, revised: 0, joined: 0, unchanged: 0, problems: 2 });
  expect(problems[0]).toMatchObject({ position: { line: 3, path: "features[2].properties.time" } });
  const [quake] = await rowsOf(
    "select e.*, p.country, p.lat from events e join event_places p on p.event_id = e.id order by e.id",
  );
  expect(quake).toMatchObject({ event_type_id: "earthquake", priority: 3, version: 1, owner_id: null, lat: 37.86 });
  await read("warn-al", state);
  const [layoff] = await rowsOf(
    "select o.*, e.event_type_id from event_organizations o join events e on e.id = o.event_id order by o.id",
  );
  expect(layoff).toMatchObject({ role: "employer", folded: expect.stringMatching(/^[a-z0-9 ]+$/) });
});

test("each batch brings the matching of its events with it", async () => {
  await read("usgs", week, { batchSize: 2 });
  const jobs = await rowsOf("select payload from graphile_worker._private_jobs order by id");
  const ids = (await rowsOf("select id from events order by id")).map(({ id }) => Number(id));
  expect(jobs.map(({ payload }) => payload)).toEqual([{ eventIds: ids.slice(0, 2) }, { eventIds: ids.slice(2) }]);
});

test("a second run changes nothing", async () => {
  for (const [name, text] of [
    ["usgs", week],
    ["warn-al", state],
  ] as const) {
    const first = await read(name, text);
    const before = await dump();
    const jobs = await rowsOf("select count(*) from graphile_worker._private_jobs");
    const second = await read(name, text);
    expect(second.counts).toEqual({ ...first.counts, added: 0, joined: 0, unchanged: first.counts.read });
    expect(await dump()).toEqual(before);
    expect(await rowsOf("select count(*) from graphile_worker._private_jobs")).toEqual(jobs);
  }
});

test("a revised report changes its event and keeps what it said before", async () => {
  await read("usgs", week);
  const { counts } = await read(
    "usgs",
    week.replace('"mag":6.1', '"mag":7.2').replace("1700000600000", "1700000700000"),
  );
  expect(counts).toMatchObject({ added: 0, revised: 1, unchanged: 2 });
  const [event] = await rowsOf("select id, version, priority, severity from events order by id");
  expect(event).toMatchObject({ version: 2, priority: 4, severity: { magnitude: 7.2 } });
  const versions = await rowsOf("select * from event_versions");
  expect(versions).toMatchObject([
    {
      event_id: event?.id,
      version: 1,
      source_name: "usgs",
      content: { severity: { magnitude: 6.1 }, priority: 3, places: [{ lat: 37.86 }] },
    },
  ]);
});

test("an old file read after a newer one takes nothing back", async () => {
  const newer = week.replace('"mag":6.1', '"mag":7.2').replace("1700000600000", "1700000700000");
  await read("usgs", newer);
  const before = await dump();
  expect((await read("usgs", week)).counts).toMatchObject({ revised: 0, unchanged: 3 });
  expect(await dump()).toEqual(before);
});

test("however the file is cut into batches, the same comes of it", async () => {
  const twins = `${state}${state.split("\n").slice(1).join("\n")}`;
  const dumps: unknown[] = [];
  for (const batchSize of [1, 2, 3, 500]) {
    await asOwner(db.connection, "truncate events, event_sources, event_versions, connector_runs cascade");
    await read("warn-al", twins, { batchSize });
    dumps.push(await dump());
  }
  expect(dumps[0]).not.toEqual([]);
  for (const other of dumps.slice(1)) expect(other).toEqual(dumps[0]);
});

test("killed between two batches and repeated, it ends as if never killed", async () => {
  const rows = state.split("\n");
  await read("warn-al", state);
  const unbroken = await dump();
  await asOwner(db.connection, "truncate events, event_sources, event_versions, connector_runs cascade");

  const program = await asProgram("tests/support/ingest/process.ts");
  const args = [program, JSON.stringify(db.connection), "warn-al", "2"];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "inherit", "inherit"] });
  // Enough for some batches, and the end never comes.
  child.stdin.write(`${rows.slice(0, 8).join("\n")}\n${" ".repeat(70_000)}`);
  await vi.waitFor(async () => expect(await dump()).not.toEqual([]), { timeout: 15_000, interval: 50 });
  await expect(read("warn-al", state)).rejects.toBeInstanceOf(ConnectorBusy);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect((await dump()).length).toBeLessThan(unbroken.length);

  await vi.waitFor(() => read("warn-al", state), { timeout: 10_000, interval: 50 });
  expect(await dump()).toEqual(unbroken);
  const runs = await rowsOf("select state, error from connector_runs order by id");
  expect(runs).toEqual([
    { state: "Failed", error: "interrupted" },
    { state: "Done", error: null },
  ]);
});

test("a source that breaks off keeps what it told so far, and the run says why it failed", async () => {
  async function* broken() {
    yield Buffer.from(`${state}${" ".repeat(70_000)}\n`);
    throw new Error("the line went dead");
  }
  await expect(read("warn-al", broken(), { batchSize: 2 })).rejects.toThrow();
  expect(await rowsOf("select state, error from connector_runs")).toEqual([
    { state: "Failed", error: "the line went dead" },
  ]);
  const [kept] = await rowsOf("select (counts->>'added')::int as added from connector_runs");
  expect(kept?.added).toBe((await dump()).length);
  expect(kept?.added).toBeGreaterThan(0);
});

test("one number told twice in a file: the newer holds, and without a clock the first, with a problem", async () => {
  const feature = (/\{"type":"Feature",.*/.exec(week)?.[0] ?? "").replace(/,$/, "");
  const newer = feature.replace('"mag":6.1', '"mag":6.3').replace("1700000600000", "1700000900000");
  const both = (first: string, second: string) => `{"type":"FeatureCollection","features":[\n${first},\n${second}\n]}`;
  for (const text of [both(feature, newer), both(newer, feature)]) {
    await asOwner(db.connection, "truncate events, event_sources, event_versions, connector_runs cascade");
    await read("usgs", text);
    const once = await dump();
    expect(once).toMatchObject([{ severity: { magnitude: 6.3 } }]);
    expect((await read("usgs", text)).counts).toMatchObject({ added: 0, revised: 0, unchanged: 2 });
    expect(await dump()).toEqual(once);
  }
  const table = "Nr,What\n1,First\n1,Second\n";
  const settings = { mapping: { title: "What", id: "Nr" } };
  const { counts, problems } = await read("table:t", table, { settings });
  expect([counts.added, counts.problems]).toEqual([1, 1]);
  expect(problems).toMatchObject([{ position: { path: "1" }, message: expect.stringContaining("told twice") }]);
});

test("characters that no database keeps cost themselves and not their batch", async () => {
  const table = 'Nr,What\n1,"a\0b"\n2,"\ud800 half"\n3,whole\n';
  const { counts } = await read("table:t", table, { settings: { mapping: { title: "What", id: "Nr" } } });
  expect(counts.added).toBe(3);
  expect((await dump()).map(({ title }) => title)).toEqual(["a b", "\ufffd half", "whole"]);
});

// Again on PostgreSQL 15: cells are the server's arithmetic.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { readExplorerFacets } from "~/backend/contract/explorer";
import { exportExplorerPlaces, listExplorerPlaces, readExplorerCells } from "~/backend/contract/explorer-map";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
const WORLD = "-180,-90,180,90";
/** In the Weddell Sea, where nobody else is. */
const HERE = "-45,-76,-35,-70";

beforeAll(async () => {
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key in ('nordwind', 'suedstern') order by key`),
  );
  const [nordwind, suedstern] = rows.map(({ id }) => Number(id));
  const site = { type: "POI", ctype: "plant", country: "AQ" } as const;
  await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Plombux known", ...site, lat: -75, lon: -40 },
      { name: "Plombux own", ...site, lat: -75, lon: -40, ownerId: nordwind },
      { name: "Plombux secret", ...site, lat: -75, lon: -40, ownerId: suedstern },
      { name: "Plombux far", ...site, lat: -71, lon: -36 },
      { name: "Plombux lost", ...site },
    ]),
  );
});
const viewer = () => signInAs(use.transport, "viewer");
const cellsOf = async (query: Record<string, string | number>) =>
  callBackend(await viewer(), readExplorerCells, { query: { bounds: HERE, zoom: 0, ...query } as never });

test("cells hold what everybody knows and the customer's own, of another customer nothing, at every zoom", async () => {
  for (const zoom of [0, 0.5, 3, 6, 6.5, 7, 9]) {
    const { cells, left } = await cellsOf({ zoom, countries: "AQ", ctypes: "plant" });
    expect([zoom, cells.reduce((sum, { count }) => sum + count, 0), left.withoutPlace]).toEqual([zoom, 3, 1]);
  }
});

test("words and goods are looked for as in the list, and what is too short finds nothing", async () => {
  const found = await cellsOf({ q: "plombux", zoom: 9 });
  expect(found.isExact).toBe(true);
  expect(found.cells.map(({ count, target }) => [count, target?.name ?? null]).sort()).toEqual([
    [1, "Plombux far"],
    [2, null],
  ]);
  expect(found.left).toEqual({ withoutPlace: 1, outside: 0, beyondLimit: 0 });
  expect(await cellsOf({ q: "p" })).toMatchObject({ cells: [], notes: ["too-short"] });
  expect((await cellsOf({ hs: "999999" })).cells).toEqual([]);
});

test("all that the explorer finds is somewhere: in cells, without a place or outside", async () => {
  const caller = await viewer();
  for (const query of [{}, { types: "POI" }, { tiers: "1,2" }, { industries: "none" }, { risks: "High,NA" }]) {
    const { total } = await callBackend(caller, readExplorerFacets, { query });
    const { cells, left } = await callBackend(caller, readExplorerCells, {
      query: { ...query, bounds: "-20,30,60,70", zoom: 3 },
    });
    const drawn = cells.reduce((sum, { count }) => sum + count, 0);
    expect([query, drawn + left.withoutPlace + left.outside + left.beyondLimit]).toEqual([query, total]);
  }
});

test("the list of a part is read page by page, also that of one cell, and a cursor that is none is refused", async () => {
  const caller = await viewer();
  const list = (query: Record<string, string | number>) =>
    callBackend(caller, listExplorerPlaces, { query: { bounds: HERE, ...query } as never });
  const first = await list({ size: 2, countries: "AQ" });
  expect(first).toMatchObject({ totalElements: 3, totalIsExact: true });
  const second = await list({ size: 2, countries: "AQ", after: first.after ?? "" });
  expect([...first.content, ...second.content].map(({ name }) => name)).toEqual([
    "Plombux far",
    "Plombux known",
    "Plombux own",
  ]);
  expect(second.after).toBeNull();
  const { cells } = await cellsOf({ zoom: 9, countries: "AQ" });
  const twins = cells.find(({ count }) => count === 2);
  const cell = await list({ cell: `9,${twins?.x},${twins?.y}` });
  expect(cell.content.map(({ name }) => name)).toEqual(["Plombux known", "Plombux own"]);
  await expect(list({ after: "x" })).rejects.toMatchObject({ status: 422 });
  expect((await list({ bounds: WORLD, q: "plombux" })).totalElements).toBe(3);
});

test("files hold what was found, also without a place, and nothing of another customer", async () => {
  const caller = await viewer();
  const file = async (format: "csv" | "geojson") =>
    (await streamBackend(caller, exportExplorerPlaces, { query: { q: "plombux", format } })).text();
  const csv = await file("csv");
  expect(csv.trim().split("\r\n")).toHaveLength(5);
  expect(csv).not.toContain("secret");
  const { features } = JSON.parse(await file("geojson")) as { features: { geometry: unknown }[] };
  expect(features.filter(({ geometry }) => geometry === null)).toHaveLength(1);
  expect(features).toHaveLength(4);
});

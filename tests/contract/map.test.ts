// Again on PostgreSQL 15: pages of the list are the server's order.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { followTargets } from "~/backend/contract/following";
import { exportMapPlaces, listMapEvents, listMapPlaces, readMapCells, readMapLayer } from "~/backend/contract/map";
import { readSession } from "~/backend/contract/session";
import { groundCircle, kmBetween } from "~/map/world/ground-circle";
import { worldFrame } from "~/map/world/world-frame";
import { refreshMonitored } from "../../server/backend/network/monitored/monitored";
import { addEvent, inCountry, point } from "../support/events";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
let manager: Awaited<ReturnType<typeof signInAs>>;
let collectionId: number;
let customerId: number;
const WORLD = "-180,-90,180,90";

/** USGS us1000chhc, M 6.4 of 6 February 2018, and two ports of Taiwan. */
const HUALIEN = { lat: 24.1737, lon: 121.653 };
const SUAO = { lat: 24.594229, lon: 121.8533264 };
const TAOYUAN = { lat: 24.9936281, lon: 121.3009798 };

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
  const site = { type: "POI", ctype: "plant" } as const;
  const ids = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Suao Works", ...site, ...SUAO, country: "TW" },
      { name: "Twin A", ...site, lat: 51.5, lon: 7.5, country: "DE" },
      { name: "Twin B", ...site, lat: 51.5, lon: 7.5, country: "DE" },
      { name: "West of the line", ...site, lat: -17, lon: 179.9, country: "FJ" },
      { name: "East of the line", ...site, lat: -17, lon: -179.9, country: "FJ" },
      { name: 'Nowhere, "Ltd"', type: "organization", country: "DE" },
      ...[
        { name: "Port of Suao", ...SUAO },
        { name: "Port of the same place", ...SUAO },
      ].map((port) => ({
        ...port,
        type: "POI" as const,
        ctype: "port",
        country: "TW",
      })),
    ]),
  );
  const made = await callBackend(manager, createCollection, { body: { name: "On the map", scope: "Customer" } });
  collectionId = made.id;
  await callBackend(manager, followTargets, { body: { targetIds: ids.slice(0, 6), collectionIds: [made.id] } });
  customerId = (await callBackend(manager, readSession, {})).user.customer.id;
  await use.database.asSystem((tx) => refreshMonitored(tx, customerId));
});

test("a cell of one names its target, places that are one place are one group, and all adds up", async () => {
  const { cells, left } = await callBackend(manager, readMapCells, {
    query: { collectionId, bounds: WORLD, zoom: 9 },
  });
  expect(left).toEqual({ withoutPlace: 1, outside: 0, beyondLimit: 0 });
  expect(cells.map(({ count, target }) => [count, target?.name ?? null]).sort()).toEqual([
    [1, "East of the line"],
    [1, "Suao Works"],
    [1, "West of the line"],
    [2, null],
  ]);
  const twins = cells.find(({ count }) => count === 2);
  expect(twins?.box).toEqual({ west: 7.5, east: 7.5, south: 51.5, north: 51.5 });
  const { content } = await callBackend(manager, listMapPlaces, {
    query: { collectionId, bounds: WORLD, cell: `9,${twins?.x},${twins?.y}` },
  });
  expect(content.map(({ name }) => name)).toEqual(["Twin A", "Twin B"]);
});

test("without bounds one call finds the part of the world where the places are, and counts them there", async () => {
  const { cells, frame, zoom, left } = await callBackend(manager, readMapCells, {
    query: { collectionId, types: "POI" },
  });
  expect(left).toEqual({ withoutPlace: 0, outside: 0, beyondLimit: 0 });
  expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  const shown = worldFrame(frame);
  expect(shown.zoom).toBe(zoom);
  // The same as when the frame is asked for.
  const bounds = Object.values(shown.hull).join();
  const again = await callBackend(manager, readMapCells, { query: { collectionId, types: "POI", bounds, zoom } });
  expect(again.cells).toEqual(cells);
  // From a place beside the date line to its nearest neighbour behind it.
  const fiji = await callBackend(manager, readMapCells, { query: { collectionId, countries: "FJ" } });
  expect(fiji.frame.east - fiji.frame.west).toBeLessThan(20);
  expect(fiji.zoom).toBeGreaterThan(3);
  expect(fiji.cells.map(({ target }) => target?.name).sort()).toEqual(["East of the line", "West of the line"]);
  const nowhere = await callBackend(manager, readMapCells, { query: { collectionId, countries: "IS" } });
  expect(nowhere).toMatchObject({ cells: [], zoom: 0, frame: { west: -180, east: 180 } });
});

test("a zoom that is not said is that of a picture of the bounds", async () => {
  const bounds = "170,-30,190,0";
  const answer = await callBackend(manager, readMapCells, { query: { collectionId, bounds } });
  expect(answer.zoom).toBe(worldFrame({ west: 170, south: -30, east: 190, north: 0 }).zoom);
  expect(answer.frame).toEqual({ west: 170, south: -30, east: 190, north: 0 });
});

test("a part over the date line holds both sides of it, and says what is outside", async () => {
  const query = { collectionId, bounds: "170,-30,190,0", zoom: 4 };
  const { cells, left } = await callBackend(manager, readMapCells, { query });
  expect(cells.map(({ target }) => target?.name).sort()).toEqual(["East of the line", "West of the line"]);
  expect(left).toEqual({ withoutPlace: 1, outside: 3, beyondLimit: 0 });
});

test("the list is read page by page without a gap, and its cursor is nobody else's", async () => {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(after);
    expect(page.totalElements).toBe(5);
    names.push(...page.content.map(({ name }) => name));
    after = page.after;
  } while (after !== null);
  expect(names).toEqual(["East of the line", "Suao Works", "Twin A", "Twin B", "West of the line"]);
  await expect(read("x")).rejects.toMatchObject({ status: 422 });
});

const read = (after: string | null) =>
  callBackend(manager, listMapPlaces, { query: { collectionId, bounds: WORLD, size: 2, ...(after && { after }) } });

test("files hold what the filter holds, also what has no place", async () => {
  const file = async (format: "csv" | "geojson") =>
    (await streamBackend(manager, exportMapPlaces, { query: { collectionId, format } })).text();
  const lines = (await file("csv")).trim().split("\r\n");
  expect(lines).toHaveLength(7);
  expect(lines.find((line) => line.includes("Nowhere"))).toMatch(/"Nowhere, ""Ltd""",.*,,,/);
  const { features } = JSON.parse(await file("geojson")) as { features: { geometry: unknown }[] };
  expect(features).toHaveLength(6);
  expect(features.filter(({ geometry }) => geometry === null)).toHaveLength(1);
  expect(features[0]?.geometry).toEqual({ type: "Point", coordinates: [SUAO.lon, SUAO.lat] });
});

test("ports that share a place are both there, passages have names, and what is outside is not there", async () => {
  const layer = (layer: string, bounds: string) =>
    callBackend(manager, readMapLayer, { params: { layer: layer as "ports" }, query: { bounds } });
  const { points } = await layer("ports", "121,24,122,25");
  expect(points.map(({ name }) => name)).toEqual(["Port of Suao", "Port of the same place"]);
  expect((await layer("passages", WORLD)).points.map(({ code }) => code)).toContain("suez-canal");
  expect((await layer("passages", "0,0,10,10")).points).toEqual([]);
});

test("an airport has a code of IATA, and each capital is in its part of the world", async () => {
  const layer = (layer: "airports" | "capitals", bounds: string) =>
    callBackend(manager, readMapLayer, { params: { layer }, query: { bounds } });
  const site = { type: "POI", ctype: "airport", lat: 70, lon: -40, country: "GL" } as const;
  await use.database.asSystem(async (tx) => {
    const [coded = 0] = await addTargets(tx, [
      { name: "Coded airport", ...site },
      { name: "Airfield", ...site },
    ]);
    await tx.execute(sql`insert into target_identifiers (target_id, system, value) values (${coded}, 'IATA', 'QQX')`);
  });
  const airports = await layer("airports", "-41,69,-39,71");
  expect(airports.points.map(({ name, code }) => [name, code])).toEqual([["Coded airport", "QQX"]]);
  const pacific = await layer("capitals", "170,-25,200,-10");
  expect(pacific.points.map(({ name, code }) => `${name} ${code}`)).toEqual([
    "Alofi NU",
    "Apia WS",
    "Mata-Utu WF",
    "Nuku‘alofa TO",
    "Pago Pago AS",
    "Suva FJ",
  ]);
  expect((await layer("capitals", WORLD)).points.length).toBeGreaterThan(230);
});

test("a port that only one customer knows is in nobody else's layer", async () => {
  await use.database.asSystem((tx) =>
    addTargets(tx, [{ name: "Own quay", type: "POI", ctype: "port", lat: 60, lon: -40, ownerId: customerId }]),
  );
  const query = { bounds: "-41,59,-39,61" };
  const asked = async (persona: "manager" | "strangeAdmin") =>
    callBackend(await signInAs(use.transport, persona), readMapLayer, { params: { layer: "ports" }, query });
  expect((await asked("manager")).points.map(({ name }) => name)).toEqual(["Own quay"]);
  expect((await asked("strangeAdmin")).points).toEqual([]);
});

test("M 6.4 at Hualien reaches 80 km: the port of Suao is in the outer ring, Taoyuan is outside", async () => {
  const eventId = await use.database.asSystem((tx) =>
    addEvent(tx, {
      eventTypeId: "earthquake",
      title: "M 6.4 Hualien",
      severity: { magnitude: 6.4, depthKm: 10 },
      places: [point(HUALIEN.lat, HUALIEN.lon)],
    }),
  );
  const floodId = await use.database.asSystem((tx) =>
    addEvent(tx, { eventTypeId: "flood", title: "Nationwide flood", places: [inCountry("VN")] }),
  );
  await use.database.asSystem(async (tx) => {
    for (const id of [eventId, floodId]) {
      await tx.execute(sql`insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier,
          impact_levels, countries, target_ctypes, target_count)
        select ${customerId}::bigint, id, now(), event_type_id, 'natural', 3, '{"key":"x","params":{}}', false, 1, '{regional}', '{}', '{}', 1
          from events where id = ${id}`);
    }
  });
  const { events } = await callBackend(manager, listMapEvents, { query: {} });
  const quake = events.find(({ title }) => title === "M 6.4 Hualien");
  expect(quake?.points).toEqual([{ ...HUALIEN, innerKm: 15, outerKm: 80 }]);
  const km = (place: typeof SUAO) => kmBetween([HUALIEN.lon, HUALIEN.lat], [place.lon, place.lat]);
  expect(km(SUAO)).toBeCloseTo(51, 1);
  expect(km(TAOYUAN)).toBeCloseTo(97.9, 1);
  const ring = groundCircle([HUALIEN.lon, HUALIEN.lat], 80);
  expect([isWithin(ring, SUAO), isWithin(ring, TAOYUAN)]).toEqual([true, false]);
  expect(events.find(({ title }) => title === "Nationwide flood")).toMatchObject({ points: [], countries: ["VN"] });
  const long = await callBackend(manager, listMapEvents, { query: { period: "2001-01-01..2001-01-31" } });
  expect(long.events).toEqual([]);
});

function isWithin(ring: readonly (readonly [number, number])[], { lon, lat }: typeof SUAO): boolean {
  let inside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] as readonly [number, number];
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

test("a part of the world that does not exist is refused, and another customer's collection is not there", async () => {
  for (const bounds of ["0,10,10,5", "0,-91,10,5", "10,0,5,10", "a,b,c,d"]) {
    await expect(callBackend(manager, readMapCells, { query: { bounds, zoom: 0 } })).rejects.toMatchObject({
      status: 422,
    });
  }
  const stranger = await signInAs(use.transport, "strangeAdmin");
  await expect(
    callBackend(stranger, readMapCells, { query: { collectionId, bounds: WORLD, zoom: 0 } }),
  ).rejects.toMatchObject({ status: 404 });
});

test("a place at a pole is in the list of its cell", async () => {
  const site = { type: "POI", ctype: "plant", country: "AQ" } as const;
  const ids = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "North pole", ...site, lat: 90, lon: 0 },
      { name: "South pole", ...site, lat: -90, lon: 180 },
    ]),
  );
  const { id } = await callBackend(manager, createCollection, { body: { name: "Poles", scope: "Customer" } });
  await callBackend(manager, followTargets, { body: { targetIds: ids, collectionIds: [id] } });
  await use.database.asSystem((tx) => refreshMonitored(tx, customerId));
  for (const zoom of [0, 2.5, 9]) {
    const { cells } = await callBackend(manager, readMapCells, { query: { collectionId: id, bounds: WORLD, zoom } });
    expect(cells).toHaveLength(2);
    for (const { x, y, target } of cells) {
      const query = { collectionId: id, bounds: WORLD, cell: `${zoom},${x},${y}` };
      const { content } = await callBackend(manager, listMapPlaces, { query });
      expect(content.map(({ name }) => name)).toEqual([target?.name]);
    }
  }
});

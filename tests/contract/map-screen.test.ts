import type { AppLoadContext } from "@remix-run/server-runtime";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { followTargets } from "~/backend/contract/following";
import { boundsOfCell, cellAt, gridOf } from "~/backend/contract/map-grid";
import { readSession } from "~/backend/contract/session";
import { worldFrame } from "~/map/world/world-frame";
import { loader } from "~/routes/network/map/route";
import { loader as exportLoader } from "~/routes/network/map-export/route";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
let context: AppLoadContext;

beforeAll(async () => {
  const manager = await signInAs(use.transport, "manager");
  const site = { type: "POI", ctype: "plant", country: "FJ" } as const;
  const ids = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "West of the line", ...site, lat: -17, lon: 179.9 },
      { name: "East of the line", ...site, lat: -17, lon: -179.9 },
      { name: "North of both", ...site, lat: -12, lon: 179 },
      { name: "Lost", ...site },
    ]),
  );
  await callBackend(manager, followTargets, { body: { targetIds: ids } });
  await use.drain();
  const session = await callBackend(manager, readSession, {});
  context = { ...manager, session, translations: async () => null, isDocument: false } as unknown as AppLoadContext;
});

const page = async (search: string) =>
  loader({ request: new Request(`http://tierwatch.test/network/map${search}`), context, params: {} });

test("without a part of the world the map shows where the marks are, over the date line", async () => {
  const view = await page("");
  expect(view.bounds.east - view.bounds.west).toBeLessThan(60);
  expect(view.status).toMatch(/^3 \D+4 /);
  expect(view.left).toHaveLength(1);
  expect(view.table.html).toContain("East of the line");
  expect(view.picture.html).toContain('aria-label="North of both');
});

test("cells are asked for once, whether an address says a part of the world or not", async () => {
  for (const search of ["", "?bounds=160,-40,200,0", "?centre=150"]) {
    const asked: string[] = [];
    const backend = Object.assign((...request: Parameters<typeof context.backend>) => context.backend(...request), {
      direct: (...call: Parameters<NonNullable<typeof context.backend.direct>>) => {
        asked.push(call[0].name);
        return context.backend.direct?.(...call) ?? Promise.resolve(null);
      },
    });
    const request = new Request(`http://tierwatch.test/network/map${search}`);
    await loader({ request, context: { ...context, backend } as AppLoadContext, params: {} });
    expect(asked.filter((name) => name === "readMapCells")).toHaveLength(1);
  }
});

test("bounds that do not exist are said, and the whole network is shown", async () => {
  const view = await page("?bounds=10,20,5,1");
  expect(view.unknownPart).not.toBeNull();
  expect(view.status).toMatch(/^3 \D+4 /);
});

test("without any place it is the whole world", async () => {
  const view = await page("?countries=IS");
  expect(view.bounds).toMatchObject({ west: -180, east: 180 });
  expect(view.picture.html).not.toContain("NaN");
  expect(view.picture.html).not.toContain("Infinity");
});

test("every picture, list and link stays on this host", async () => {
  for (const search of [
    "",
    "?bounds=-180,-90,180,90&centre=150&layers=sites,events,ports,airports,passages,capitals,shade",
  ]) {
    const { picture, table } = await page(search);
    const markup = `${picture.html}${table.html}`;
    const addresses = [...markup.matchAll(/(?:href|src|xlink:href)="([^"]*)"/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(3);
    // Of this host, or of the page itself.
    expect(addresses.filter((address) => !/^(?:\/(?!\/)|#)/.test(address))).toEqual([]);
    expect(markup).not.toMatch(/url\((?!["&quot;#]*#)/);
    expect(markup).not.toMatch(/style=/);
  }
});

test("the same address gives the picture as a file, and the places as CSV and GeoJSON", async () => {
  const file = async (format: string) => {
    const request = new Request(`http://tierwatch.test/network/map/${format}?bounds=160,-40,200,0`);
    return (await exportLoader({ request, context, params: { format } })).text();
  };
  const svg = await file("svg");
  expect(svg).toMatch(/^<\?xml .*\n<svg xmlns="[^>]*><style>/);
  expect(svg).toContain("West of the line");
  expect((await file("csv")).trim().split("\r\n")).toHaveLength(5);
  expect(JSON.parse(await file("geojson")).features).toHaveLength(4);
  await expect(file("pdf")).rejects.toMatchObject({ status: 404 });
});

test("a cursor of the list that was cut short is its first page", async () => {
  const view = await page("?after=zzz");
  expect(view.table.html).toContain("East of the line");
});

test("the list of a mark holds what the mark counts, and not what lies beside the map in its cell", async () => {
  const manager = await signInAs(use.transport, "manager");
  const part = "?bounds=-10,40,10,55&countries=FR";
  const { bounds } = await page(part);
  const frame = worldFrame(bounds);
  const grid = gridOf(frame.zoom);
  const cell = boundsOfCell(grid, cellAt(grid, [0.5, frame.hull.north]));
  const [inside, beside] = [cell.south + 0.01, (frame.hull.north + cell.north) / 2];
  expect(inside < frame.hull.north && frame.hull.north < beside).toBe(true);
  const site = { type: "POI", ctype: "plant", country: "FR", lon: 0.5 } as const;
  const ids = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Twin of the edge A", ...site, lat: inside },
      { name: "Twin of the edge B", ...site, lat: inside },
      { name: "Beside the map", ...site, lat: beside },
    ]),
  );
  await callBackend(manager, followTargets, { body: { targetIds: ids } });
  await use.drain();
  const { picture, status } = await page(part);
  // Though the middle of their cell lies beside the picture.
  expect(status).toMatch(/^2 \D+3 /);
  const [, search = ""] = /href="\/network\/map(\?[^"]*cell=[^"]*)#places"/.exec(picture.html ?? "") ?? [];
  const { table } = await page(search.replaceAll("&amp;", "&"));
  expect(table.html).toContain("Twin of the edge B");
  expect(table.html).not.toContain("Beside the map");
});

test("countries are shaded by what is asked for, with a legend, a table and a file of the same figures", async () => {
  const manager = await signInAs(use.transport, "manager");
  const site = { type: "POI", ctype: "plant", country: "IS", lat: 64, lon: -19 } as const;
  const names = Array.from({ length: 4 }, (_, n) => ({ name: `Iceland ${n}`, ...site }));
  const ids = await use.database.asSystem((tx) => addTargets(tx, [...names, { ...site, name: "One", country: "GL" }]));
  await callBackend(manager, followTargets, { body: { targetIds: ids } });
  await use.drain();
  const filter = "?countries=IS,GL&bounds=-60,50,0,80";
  expect((await page(filter)).countries).toBeNull();
  const shares = await page(`${filter}&layers=sites,shade&shade=share`);
  // Four of five; one alone speaks for nothing.
  expect(shares.picture.html).toMatch(
    /<path class="world-shade world-shade-5" role="img" aria-label="[^"]*Island" d="M/,
  );
  expect(shares.picture.html).toMatch(/world-shade-few" role="img" aria-label="[^"]*Grönland"/);
  expect(shares.shades?.steps).toHaveLength(6);
  expect(shares.countries?.html).toMatch(/<th scope="row">Island<\/th><td[^>]*>4<\/td><td[^>]*>80/);
  const alerts = await page(`${filter}&layers=shade&shade=alerts&from=2026-01-01&to=2026-01-31`);
  expect(alerts.picture.html).toContain("world-shade-1");
  expect(alerts.shades?.heading).toContain("2026");
  const risk = await page(`${filter}&layers=shade`);
  expect(risk.shades?.steps).toHaveLength(7);
  // A form that is sent keeps what is not in it, and the choice is not in it twice.
  expect(alerts.form.hidden.map(([name]) => name)).toEqual(["countries", "bounds", "from", "to"]);
  expect(alerts.form.shades.find(({ checked }) => checked)?.key).toBe("alerts");
  const file = alerts.exports.find(({ format }) => format === "countries")?.href ?? "";
  const request = new Request(`http://tierwatch.test${file}`);
  const csv = await (await exportLoader({ request, context, params: { format: "countries" } })).text();
  expect(csv.trim().split("\r\n")).toHaveLength(3);
});

test("a narrow map says how exact borders are, and each map names the disputed areas that it hatches", async () => {
  const fine = await page("?bounds=33.6,44.9,34.2,45.1");
  expect(fine.isFine).toBe(true);
  expect(fine.disputed).toContain("Krim");
  expect(fine.picture.html).toMatch(
    /<path class="world-disputed" role="img" aria-label="Umstrittenes Gebiet: Krim" d="M[^"]+">/,
  );
  expect((await page("?bounds=10,50,13,51")).isFine).toBe(false);
  const wide = await page("?bounds=-120,30,-100,40");
  expect(wide).toMatchObject({ isFine: false, disputed: null });
  expect(wide.picture.html).not.toContain("world-disputed");
});

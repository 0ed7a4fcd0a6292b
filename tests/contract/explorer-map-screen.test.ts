import type { AppLoadContext } from "@remix-run/server-runtime";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readSession } from "~/backend/contract/session";
import { loader } from "~/routes/network/explorer-map/route";
import { loader as exportLoader } from "~/routes/network/explorer-map-export/route";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
let context: AppLoadContext;

beforeAll(async () => {
  const manager = await signInAs(use.transport, "manager");
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'suedstern'`),
  );
  const site = { type: "POI", ctype: "plant", country: "FJ" } as const;
  await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "Zorbul west of the line", ...site, lat: -17, lon: 179.9 },
      { name: "Zorbul east of the line", ...site, lat: -17, lon: -179.9 },
      { name: "Zorbul lost", ...site },
      { name: "Zorbul secret", ...site, lat: -17, lon: 179.9, ownerId: Number(rows[0]?.id) },
      { name: "Zorbul at the pole", ...site, country: "AQ", lat: -89, lon: 10 },
    ]),
  );
  const session = await callBackend(manager, readSession, {});
  context = { ...manager, session, translations: async () => null, isDocument: false } as unknown as AppLoadContext;
});

const page = async (search: string) =>
  loader({ request: new Request(`http://tierwatch.test/explorer/map${search}`), context, params: {} });

test("words narrow the map as they narrow the list, over the date line, and the list says the same", async () => {
  const view = await page("?q=zorbul&countries=FJ");
  expect(view.bounds.east - view.bounds.west).toBeLessThan(60);
  expect(view.status).toMatch(/^2 \D+3 /);
  expect(view.left).toHaveLength(1);
  expect(view.table.html).toContain("Zorbul east of the line");
  expect(`${view.table.html}${view.picture.html}`).not.toContain("secret");
  expect(view.listSearch).toBe("?q=zorbul&countries=FJ");
  expect(view.chips).toHaveLength(2);
});

test("without words the roll-up shows the whole directory, and every link keeps what was asked", async () => {
  const view = await page("?countries=FJ&types=POI&bounds=170,-30,190,0");
  expect(view.status).toMatch(/^2 \D+3 /);
  const links = [...(view.picture.html ?? "").matchAll(/href="(\/explorer\/map[^"]*)"/g)].map(([, href = ""]) => href);
  for (const href of [...links, ...view.moves.flatMap(({ href }) => href ?? [])]) {
    expect(href).toContain("countries=FJ");
  }
  expect(view.moves.filter(({ href }) => href).length).toBeGreaterThan(4);
});

test("bounds that do not exist are said, and all that was found is shown", async () => {
  const view = await page("?q=zorbul&bounds=10,20,5,1");
  expect(view.unknownPart).not.toBeNull();
  expect(view.status).toMatch(/^3 \D+4 /);
});

test("a cursor of the list that was cut short is its first page, and what is too short finds nothing and says so", async () => {
  expect((await page("?q=zorbul&after=zzz")).table.html).toContain("Zorbul");
  const nothing = await page("?q=zo");
  expect(nothing.places.isEmpty).toBe(true);
  expect(nothing.notices).toHaveLength(1);
});

test("picture, list and links stay on this host, whatever is asked", async () => {
  for (const search of ["", "?bounds=-180,-90,180,90&centre=150&layers=sites,events,ports,airports,passages"]) {
    const { picture, table } = await page(search);
    const markup = `${picture.html}${table.html}`;
    const addresses = [...markup.matchAll(/(?:href|src|xlink:href)="([^"]*)"/g)].map(([, address = ""]) => address);
    expect(addresses.filter((address) => !/^(?:\/(?!\/)|#)/.test(address))).toEqual([]);
    expect(markup).not.toMatch(/NaN|Infinity|style=/);
  }
});

test("the same address gives the picture as a file, and the places as CSV and GeoJSON", async () => {
  const file = async (format: string) => {
    const request = new Request(`http://tierwatch.test/explorer/map/${format}?q=zorbul&countries=FJ`);
    return (await exportLoader({ request, context, params: { format } })).text();
  };
  expect(await file("svg")).toMatch(/^<\?xml .*\n<svg xmlns="[^>]*><style>/);
  expect((await file("csv")).trim().split("\r\n")).toHaveLength(4);
  expect(JSON.parse(await file("geojson")).features).toHaveLength(3);
  await expect(file("pdf")).rejects.toMatchObject({ status: 404 });
});

import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collect, inPieces, readAll } from "../../../../../tests/support/spreadsheets/read-all";
import { projectRoot } from "../../../../project-root";
import { ImportRefused } from "../import-refused";
import { readTable } from "../read-table";
import type { ReadOptions } from "../table";

const point = (lon: unknown, lat: unknown) => ({ type: "Point", coordinates: [lon, lat] });
const feature = (properties: unknown, geometry: unknown = null, more: object = {}) => ({
  ...{ type: "Feature", properties, geometry },
  ...more,
});
const collection = (features: unknown[], more: object = {}) =>
  JSON.stringify({ type: "FeatureCollection", features, ...more });

const read = (content: string | Buffer, options: ReadOptions = {}, pieces = 7) => readAll(content, options, pieces);

async function refusal(content: string | Buffer, options: ReadOptions = {}, pieces = 7) {
  const error = await read(content, options, pieces).catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportRefused)) throw new Error("was not refused", { cause: error });
  const { code, params } = error;
  return { code, ...params };
}

const placeOf = async (geometry: unknown): Promise<string[]> =>
  (await read(collection([feature({ name: "x" }, geometry)]))).all[0]?.cells.slice(1) ?? [];

test("keys become titles in the order in which they first appear, wherever that is, and rows are counted with the titles", async () => {
  const table = await read(
    collection([
      feature({ name: "Süd", country: "DE" }, point(11.5, 48.1)),
      feature(null, null),
      feature({ country: "FR", group: ["A", "B"], site: { of: "x" }, open: true, n: 12.5, none: null }, point(2, 48)),
    ]),
  );
  expect([table.format, table.headerRow, table.encoding]).toEqual(["geojson", 1, "utf-8"]);
  expect(table.header).toEqual(["name", "country", "group", "site", "open", "n", "none", "latitude", "longitude"]);
  expect(table.all).toEqual([
    { number: 2, cells: ["Süd", "DE", "", "", "", "", "", "48.1", "11.5"] },
    { number: 4, cells: ["", "FR", "A; B", '{"of":"x"}', "true", "12.5", "", "48", "2"] },
  ]);
});

test("any pieces of any size make the same table, with a byte order mark and blanks, whatever comes first", async () => {
  const text = `\ufeff \n{ "name" : "a \\"features\\": [ list" , "features" : [ ${JSON.stringify(feature({ 'k{"[': 'v]}\\"' }, point(1, 2)))} ,\r\n ${JSON.stringify(feature({ 'k{"[': "é" }))} ] ,\t"n":-1.5e3, "type":"FeatureCollection","metadata":{"features":[1]}}\n`;
  for (const pieces of [1, 2, 3, 5, 64, 100_000]) {
    const table = await read(text, {}, pieces);
    expect([table.header, table.all.map(({ cells }) => cells)]).toEqual([
      ['k{"[', "latitude", "longitude"],
      [
        ['v]}\\"', "2", "1"],
        ["é", "", ""],
      ],
    ]);
  }
});

test("a feature's own id is a column where no property is called so, and a property called like the place gives way", async () => {
  const own = await read(collection([feature({ name: "x", Latitude: 3 }, point(1, 2), { id: 7 })]));
  expect([own.header, own.all[0]?.cells]).toEqual([
    ["name", "properties.Latitude", "id", "latitude", "longitude"],
    ["x", "3", "7", "2", "1"],
  ]);
  const both = await read(collection([feature({ id: "A" }, null, { id: 7 })]));
  expect([both.header, both.all[0]?.cells]).toEqual([
    ["id", "latitude", "longitude"],
    ["A", "", ""],
  ]);
});

test("a point is taken as written, without its height; what is none stays readable for whoever mends it", async () => {
  expect(await placeOf(point(11.5, 48.1))).toEqual(["48.1", "11.5"]);
  expect(await placeOf({ type: "Point", coordinates: [11.5, 48.1, 540] })).toEqual(["48.1", "11.5"]);
  expect(await placeOf(point("east", "48.1"))).toEqual(["48.1", "east"]);
  expect(await placeOf(point(500, 99))).toEqual(["99", "500"]);
  expect(await placeOf({ type: "Point", coordinates: [] })).toEqual(["", ""]);
  expect(await placeOf({ type: "Point" })).toEqual(["", ""]);
  expect(await placeOf("nowhere")).toEqual(["", ""]);
});

test("of other geometries the middle of the box is taken, of several areas that of the largest, and across the antimeridian too", async () => {
  const square = (west: number, south: number, size: number) => [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south],
  ];
  expect(await placeOf({ type: "Polygon", coordinates: [square(10, 40, 2), square(10.5, 40.5, 0.1)] })).toEqual([
    "41",
    "11",
  ]);
  expect(await placeOf({ type: "MultiPolygon", coordinates: [[square(0, 0, 1)], [square(20, 10, 4)]] })).toEqual([
    "12",
    "22",
  ]);
  const acrossTheLine = [
    [178, -18],
    [-178, -18],
    [-178, -16],
    [178, -18],
  ];
  expect(await placeOf({ type: "Polygon", coordinates: [acrossTheLine] })).toEqual(["-17", "-180"]);
  expect(
    await placeOf({
      type: "LineString",
      coordinates: [
        [0, 0],
        [2, 4, 900],
      ],
    }),
  ).toEqual(["2", "1"]);
  expect(await placeOf({ type: "MultiLineString", coordinates: [[[0, 0]], [[2, 4]]] })).toEqual(["2", "1"]);
  expect(
    await placeOf({
      type: "MultiPoint",
      coordinates: [
        [185, 0],
        [187, 4],
      ],
    }),
  ).toEqual(["2", "-174"]);
  expect(await placeOf({ type: "GeometryCollection", geometries: [point(0, 0), point(2, 4)] })).toEqual(["2", "1"]);
  expect(
    await placeOf({
      type: "Polygon",
      coordinates: [
        [
          [1, 2],
          ["x", 3],
        ],
      ],
    }),
  ).toEqual(["3", "x"]);
  const outline = Array.from({ length: 150_000 }, (_, n) => [n / 1000, n / 2000]);
  const table = await read(collection([feature({}, { type: "Polygon", coordinates: [outline] })]), {}, 65_536);
  expect(table.all[0]?.cells).toEqual(["37.49975", "74.9995"]);
});

test("what is no collection of features, is broken or in another system is refused by its own reason", async () => {
  const one = JSON.stringify(feature({ name: "x" }, point(1, 2)));
  const start = '{"type":"FeatureCollection","features":[';
  const crs = (name: string) => ({ crs: { type: "name", properties: { name } } });
  expect(await refusal('{"name": "Nord"}')).toEqual({ code: "otherFormat", format: "JSON" });
  expect(await refusal('{"name": "Nord"}\n{"name": "Süd"}')).toEqual({ code: "otherFormat", format: "JSON" });
  expect(await refusal('{"type":"Topology","objects":{}}')).toEqual({ code: "geoJsonType", type: "Topology" });
  expect(await refusal(one)).toEqual({ code: "geoJsonType", type: "Feature" });
  expect(await refusal(`{"features":[${one}]}`)).toEqual({ code: "otherFormat", format: "JSON" });
  expect(await refusal(collection([]))).toEqual({ code: "geoJsonEmpty" });
  expect(await refusal('{"type":"FeatureCollection","features":null}')).toEqual({ code: "geoJsonEmpty" });
  expect(await refusal(collection([feature({}), 5]))).toEqual({ code: "geoJsonFeature", row: 3, number: 2 });
  expect(await refusal(collection([{ type: "Point" }]))).toMatchObject({ code: "geoJsonFeature", number: 1 });
  expect(await refusal(`${start}${one}`)).toEqual({ code: "geoJsonBroken", byte: start.length + one.length + 1 });
  expect(await refusal(`${start}${one},`)).toEqual({ code: "geoJsonBroken", byte: start.length + one.length + 2 });
  expect(await refusal(`${start}${one},]}`)).toEqual({ code: "geoJsonBroken", byte: start.length + one.length + 2 });
  expect(await refusal(`${start}${one}${one}]}`)).toEqual({
    code: "geoJsonBroken",
    byte: start.length + one.length + 1,
  });
  expect(await refusal(`${start}${one},{"type":"Feature","a":NaN}]}`)).toEqual({
    ...{ code: "geoJsonBroken", byte: start.length + one.length + 2 },
  });
  expect(await refusal(`${start}${one}]}{}`)).toEqual({ code: "geoJsonBroken", byte: start.length + one.length + 3 });
  expect(await refusal(`${start}${one},{"type":"Feature","properties":{"a":"`)).toMatchObject({
    code: "geoJsonBroken",
  });
  expect(await refusal(collection([feature({})], crs("EPSG:25832")))).toEqual({
    code: "geoJsonCrs",
    crs: "EPSG:25832",
  });
  expect(await refusal(collection([feature({}, { ...point(1, 2), ...crs("EPSG:3857") })]))).toMatchObject({
    ...{ code: "geoJsonCrs", crs: "EPSG:3857" },
  });
  expect(await refusal(collection([feature({})], { crs: "EPSG:4326" }))).toMatchObject({ code: "geoJsonCrs" });
  for (const name of ["urn:ogc:def:crs:OGC:1.3:CRS84", "EPSG:4326", "urn:ogc:def:crs:EPSG::4326", "CRS84"]) {
    expect((await read(collection([feature({ a: 1 })], crs(name)))).all, name).toHaveLength(1);
  }
});

test("limits hold: features, keys, and the length of a value, of a key and of a feature", async () => {
  const limits = { rows: 2, columns: 5, cellLength: 20 };
  const of = (...properties: object[]) => collection(properties.map((one) => feature(one)));
  expect(await refusal(of({ a: 1 }, { a: 1 }, { a: 1 }), { limits })).toMatchObject({ code: "tooManyRows", row: 4 });
  expect(await refusal(of({ a: 1, b: 1 }, { c: 1 }), { limits })).toMatchObject({ code: "tooManyColumns", row: 3 });
  expect(await refusal(of({ a: 1 }, { a: "x".repeat(21) }), { limits })).toMatchObject({
    ...{ code: "cellTooLong", row: 3, column: 1 },
  });
  expect(await refusal(of({ ["k".repeat(21)]: 1 }), { limits })).toMatchObject({ code: "cellTooLong", row: 1 });
  expect((await refusal(of({ a: 1 }), { limits: { bytes: 20 } })).code).toBe("tooManyBytes");
  const long = { type: "MultiPoint", coordinates: Array.from({ length: 500_000 }, () => [12.34567, 48.5]) };
  expect(await refusal(Buffer.from(collection([feature({ a: 1 }), feature({}, long)])), {}, 65_536)).toMatchObject({
    ...{ code: "geoJsonLong", number: 2 },
  });
  const deep = `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}}]}`;
  expect(await refusal(deep, {}, 65_536)).toMatchObject({ code: "geoJsonLong", number: 1 });
});

test("keys that objects of the language have are keys like any other", async () => {
  const text =
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"__proto__":"a","constructor":"b"}}]}';
  const table = await read(text);
  expect([table.header.slice(0, 2), table.all[0]?.cells.slice(0, 2)]).toEqual([
    ["__proto__", "constructor"],
    ["a", "b"],
  ]);
});

test("changed bytes are read or refused, and nothing else happens", async () => {
  const text = collection([feature({ name: "Süd", n: [1, "a"] }, point(11.5, 48.1)), feature({ b: { c: null } })]);
  const change = fc.tuple(fc.nat(text.length), fc.nat(3), fc.string({ unit: fc.constantFrom(...'{}[]",:\\ 0e-tü\0') }));
  await fc.assert(
    fc.asyncProperty(change, fc.integer({ min: 1, max: 40 }), async ([at, gone, more], pieces) => {
      const changed = text.slice(0, at) + more + text.slice(at + gone);
      const table = await read(changed, {}, pieces).catch((error: unknown) => error);
      if (table instanceof ImportRefused) return;
      expect(table).toMatchObject({ format: expect.any(String), all: expect.any(Array) });
    }),
    { numRuns: 500 },
  );
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-geojson-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a file is opened again for its rows, and a source that is too long is closed", async () => {
  const path = join(folder, "sites.geojson");
  await writeFile(path, collection([feature({ name: "Nord" }, point(1, 2)), feature({ city: "Ulm" })]));
  const table = await readTable(path);
  expect([table.header, (await collect(table.rows)).length]).toEqual([["name", "city", "latitude", "longitude"], 2]);
  let closed = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      yield Buffer.from('{"type":"FeatureCollection","features":[');
      for (;;) yield Buffer.from(`${JSON.stringify(feature({ a: "x".repeat(1000) }))},`.repeat(100));
    } finally {
      closed = true;
    }
  }
  await expect(readTable(endless(), { limits: { bytes: 3_000_000 } })).rejects.toMatchObject({ code: "tooManyBytes" });
  expect(closed).toBe(true);
});

const MINES = join(projectRoot(), "../shared/data/organizations/icmm_global_mining_2025-09.geojson");

test.skipIf(!existsSync(MINES))("needs the real files: a list of mines is a table of 8,508 rows", async () => {
  const table = await readTable(inPieces(readFileSync(MINES), 65_536));
  expect(table.header).toEqual([
    ...["name", "id", "confidenceFactor", "groupNames", "assetType", "country", "primaryCommodity"],
    ...["secondaryCommodity", "otherCommodities", "latitude", "longitude"],
  ]);
  const rows = await collect(table.rows);
  expect([rows.length, rows[0]?.cells.at(-2), rows.at(-1)?.number]).toEqual([8508, "-6.24805", 8509]);
});

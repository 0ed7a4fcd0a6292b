import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../reading/collect";
import { parseUsgs } from "./parse";

const week = readFileSync(new URL("./fixtures/week.geojson", import.meta.url), "utf8");

test("an earthquake keeps its strength, its depth and its place", async () => {
  const { events } = await collect(parseUsgs(week));
  expect(events[0]).toMatchObject({
    externalId: "inv0001",
    kind: "earthquake",
    happenedAt: "2023-11-14T22:13:20.000Z",
    updatedAt: "2023-11-14T22:23:20.000Z",
    url: "https://quakes.example/inv0001",
    severity: { magnitude: 6.1, depthKm: 14.5, intensity: 6.4, alertLevel: "orange", tsunami: true },
    places: [{ kind: "point", lat: 37.86, lon: 26.92 }],
  });
});

test("a blast is no earthquake, a deleted event is withdrawn, and no other scheme than http becomes a link", async () => {
  const { events } = await collect(parseUsgs(week));
  expect(events.map(({ externalId, kind, withdrawn, url }) => [externalId, kind, withdrawn, url])).toEqual([
    ["inv0001", "earthquake", false, "https://quakes.example/inv0001"],
    ["inv0002", "explosion", false, null],
    ["inv0005", "earthquake", true, null],
  ]);
});

test("a broken feature is told by line and path, and the next one is read", async () => {
  const { problems } = await collect(parseUsgs(week));
  expect(problems.map(({ position }) => position)).toEqual([
    { line: 3, path: "features[2].properties.time" },
    { line: 4, path: "features[3]" },
  ]);
});

test("a new clock time alone is no revision, another magnitude is", async () => {
  const hashes = async (text: string) => (await collect(parseUsgs(text))).events[0]?.contentHash;
  const before = await hashes(week);
  expect(await hashes(week.replace("1700000600000", "1700009900000"))).toBe(before);
  expect(await hashes(week.replace('"mag":6.1', '"mag":6.2'))).not.toBe(before);
});

test("bytes in any cut answer the same as the text", async () => {
  async function* bytes(size: number): AsyncGenerator<Uint8Array> {
    const all = Buffer.from(week);
    for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
  }
  const whole = await collect(parseUsgs(week));
  for (const size of [7, 64, 4_096]) {
    const { events } = await collect(parseUsgs(bytes(size)));
    expect(events).toEqual(whole.events);
  }
});

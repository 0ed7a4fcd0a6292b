import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../reading/collect";
import { parseGdacs } from "./parse";

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), "utf8");

test("an earthquake brings its level, strength, people exposed, centre and countries, and no box for an area", async () => {
  const { events } = await collect(parseGdacs(fixture("alerts.xml")));
  expect(events[0]).toMatchObject({
    externalId: "EQ900001",
    revision: "910001.1",
    kind: "earthquake",
    happenedAt: "2023-11-14T22:13:20.000Z",
    period: { from: "2023-11-14T22:13:20.000Z", to: "2023-11-14T22:13:20.000Z" },
    summary: "An invented earthquake near the coast.",
    url: "https://alerts.example/report?eventtype=EQ&eventid=900001",
    severity: { alertLevel: "orange", alertScore: 1.8, magnitude: 6.4, depthKm: 12, populationExposed: 54321 },
    places: [
      { kind: "point", lat: 37.86, lon: 26.92, precision: "exact" },
      { kind: "country", iso2: "GR" },
      { kind: "country", iso2: "TR" },
    ],
  });
});

test("what goes on has no end, and a country's comma does not part it", async () => {
  const { events } = await collect(parseGdacs(fixture("alerts.xml")));
  expect(events[1]).toMatchObject({
    period: { from: "2018-10-21T00:00:00.000Z", to: null },
    severity: { affectedAreaKm2: 1234 },
    places: ["AO", "CD", "ZM"].map((iso2) => ({ kind: "country", iso2 })),
  });
});

test("CAP and GeoRSS areas become polygons and circles; an event at sea is in no country", async () => {
  const { events } = await collect(parseGdacs(fixture("alerts.xml")));
  const ring = [
    [26.1, 37.1],
    [27.2, 37.1],
    [27.2, 38.2],
    [26.1, 37.1],
  ];
  expect(events[2]?.places).toEqual([
    { kind: "polygon", coordinates: [ring] },
    { kind: "point", lat: 37.5, lon: 26.5, radiusKm: 25 },
    { kind: "point", lat: 37.5, lon: 26.5, radiusKm: 12 },
  ]);
});

test("an unknown hazard is a problem with its line, not an event", async () => {
  const { events, problems } = await collect(parseGdacs(fixture("alerts.xml")));
  expect(events).toHaveLength(3);
  expect(problems.map(({ position }) => position)).toEqual([{ line: 57, path: "rss/channel/item/eventtype" }]);
});

test("a CAP document by itself is one event under the same id as in the feed", async () => {
  const { events } = await collect(parseGdacs(fixture("alert.cap.xml")));
  expect(events).toMatchObject([
    {
      externalId: "TC900010",
      kind: "cyclone",
      severity: { alertLevel: "red", level: "Severe" },
      places: [{ kind: "polygon" }, { kind: "country", iso2: "FJ" }],
    },
  ]);
});

test("declared entities end the reading, however small they look", async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${fixture("alerts.xml").slice(38)}`;
  const { events, problems } = await collect(parseGdacs(bomb));
  expect(events).toEqual([]);
  expect(problems[0]).toMatchObject({ position: { line: 1 }, message: /declares entities/ });
});

test("elements without end inside each other are refused at their line", async () => {
  const { problems } = await collect(parseGdacs(`<rss>${"<a>\n".repeat(10_000)}`));
  expect(problems[0]).toMatchObject({ position: { line: 64 } });
});

test("a missing end tag costs its own item", async () => {
  const broken = fixture("alerts.xml").replace("    </item>\n", "");
  const { events, problems } = await collect(parseGdacs(broken));
  expect(events.map(({ externalId }) => externalId)).toEqual(["DR900002", "FL900003"]);
  expect(problems[0]).toMatchObject({ position: { line: 5 }, message: "<item> is never closed" });
});

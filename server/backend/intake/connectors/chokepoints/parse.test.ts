import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../reading/collect";
import { parseChokepoints } from "./parse";

const incidents = readFileSync(new URL("./fixtures/incidents.csv", import.meta.url), "utf8");

test("an incident has its passage, its days, its cause and its level", async () => {
  const { events } = await collect(parseChokepoints(incidents));
  expect(events[0]).toMatchObject({
    kind: "shipping-disruption",
    title: "Suez Canal: Unforced delays",
    period: { from: "2024-03-23", to: "2024-03-29" },
    severity: { level: "High risk", cause: "Political and institutional risk" },
    url: "https://news.example/sample-giver",
    places: [
      { kind: "point", lat: 30.4, lon: 32.4, radiusKm: 90 },
      { kind: "country", iso2: "EG" },
    ],
  });
});

test("two years are a period, another spelling is the same passage, an unknown passage has no place", async () => {
  const { events } = await collect(parseChokepoints(incidents));
  expect(events[1]).toMatchObject({ period: { from: "2023-01-01", to: "2024-12-31" } });
  expect(events[1]?.places.map((place) => (place.kind === "country" ? place.iso2 : place.kind))).toEqual([
    "point",
    "YE",
    "DJ",
    "ER",
  ]);
  expect(events[2]).toMatchObject({ places: [], url: null });
});

test("a row without a year is told by its line", async () => {
  const { problems } = await collect(parseChokepoints(incidents));
  expect(problems).toEqual([{ position: { line: 5, column: "incident_year" }, message: '"soon" is no year' }]);
});

import { expect, test } from "vitest";
import { countryAt } from "../../../reference/geo/country-at";
import { distanceKm } from "../../../reference/geo/distance";
import { realCities, realPorts } from "../real-places";
import { planNetwork } from "./plan-network";
import { planStories } from "./plan-stories";
import { pointAway } from "./point-away";

const NOW = new Date("2026-11-21T12:00:00Z");
const network = planNetwork(NOW);
const stories = planStories(network, NOW);

test("a plan of one day is the same each time", () => {
  const again = planNetwork(NOW);
  expect(again).toEqual(network);
  expect(planStories(again, NOW)).toEqual(stories);
});

test("two customers with about 1,500 targets over five tiers, some of them shared", () => {
  expect(network.targets.length).toBeGreaterThan(1_400);
  expect(network.targets.length).toBeLessThan(1_600);
  const tiers = new Set(network.targets.flatMap(({ tier }) => Object.values(tier)));
  expect([...tiers].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  const shared = network.targets.filter(({ tier }) => tier.nordwind !== undefined && tier.suedstern !== undefined);
  expect(shared.every(({ owner }) => owner === "public")).toBe(true);
  expect(shared.length).toBe(25);
  expect(new Set(network.targets.map(({ key }) => key)).size).toBe(network.targets.length);
});

test("what belongs to one customer is tied to nothing of the other's", () => {
  const ownerOf = new Map(network.targets.map(({ key, owner }) => [key, owner]));
  const ties = [
    ...network.edges.map(({ from, to, owner }) => [owner, ownerOf.get(from), ownerOf.get(to)]),
    ...network.parents.map(({ child, parent, owner }) => [owner, ownerOf.get(child), ownerOf.get(parent)]),
  ];
  const mixed = ties.filter((owners) => new Set(owners.filter((owner) => owner !== "public")).size > 1);
  const told = ties.filter(([owner, ...ends]) => owner === "public" && ends.some((end) => end !== "public"));
  expect([mixed, told]).toEqual([[], []]);
});

test("all of the year's stories have been told, none in the future, and each within the year", () => {
  const times = stories.flatMap(({ first, again, corrected }) =>
    [first, ...again, corrected].flatMap((report) => (report ? [Date.parse(report.event.updatedAt ?? "")] : [])),
  );
  expect(Math.max(...times)).toBeLessThanOrEqual(NOW.getTime());
  expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 366 * 86_400_000);
  expect(stories.length).toBe(4_900);
});

test("customs tell shipments of each good, which are together those of the edge and within its days", () => {
  const told = network.edges.filter(({ goods }) => goods.length > 1);
  expect(told.length).toBeGreaterThan(100);
  for (const { goods, hsCodes, shipments, firstShipmentOn, lastShipmentOn } of told) {
    expect(goods.reduce((sum, one) => sum + (one.shipments ?? 0), 0)).toBe(shipments);
    for (const one of goods) {
      expect(hsCodes).toContain(one.code);
      const days = [firstShipmentOn, one.firstShipmentOn, one.lastShipmentOn, lastShipmentOn].map((day) => day ?? "");
      expect(days.toSorted()).toEqual(days);
    }
  }
});

test("no text has a hole in it", () => {
  const texts = stories.flatMap(({ first }) => [first.event.title, first.event.summary]);
  expect(texts.filter((text) => /[{}]|undefined|null|NaN| {2}/.test(text))).toEqual([]);
});

test("towns and ports are in their countries", () => {
  const astray = [...realCities(), ...realPorts()].filter(({ country, lat, lon }) => countryAt(lat, lon) !== country);
  expect(astray).toEqual([]);
});

test("a point so many kilometres away is that far away, over the date line too", () => {
  for (const [lat, lon, km] of [
    [51, 9, 40],
    [-17.8, 179.9, 80],
    [64, -21, 120],
  ] as const) {
    for (const direction of [0, 90, 215]) {
      const away = pointAway({ lat, lon }, km, direction);
      expect(distanceKm({ lat, lon }, away)).toBeCloseTo(km, 1);
      expect(Math.abs(away.lon)).toBeLessThanOrEqual(180);
    }
  }
});

import { expect, test } from "vitest";
import { countryAt } from "../../../reference/geo/country-at";
import { distanceKm } from "../../../reference/geo/distance";
import { realCities, realPorts } from "../real-places";
import { castMembers } from "./data/cast";
import { ARTICLES } from "./data/events/articles";
import { HEADLINES } from "./data/events/headlines";
import { TOLD_SITES } from "./data/relations";
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

test("two customers with about 1,250 targets over five tiers, some of them shared", () => {
  expect(network.targets.length).toBeGreaterThan(1_200);
  expect(network.targets.length).toBeLessThan(1_300);
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
  expect(stories.length).toBe(2_700 + HEADLINES.length + ARTICLES.length);
});

test("every month of the year has its stories, of nearly every type of event", () => {
  const months = new Set(stories.map(({ first }) => first.event.publishedAt?.slice(0, 7)));
  expect(months.size).toBe(13);
  const types = new Set(stories.map(({ first }) => first.eventTypeId));
  expect(types.size).toBeGreaterThan(40);
});

test("relations are told by all four sources in each of the first tiers, with codes that have names", () => {
  const tierOf = new Map(network.targets.map(({ key, tier }) => [key, tier.nordwind]));
  for (const tier of [2, 3, 4]) {
    const sources = new Set(network.edges.filter(({ from }) => tierOf.get(from) === tier).map(({ source }) => source));
    expect([tier, [...sources].sort()]).toEqual([tier, ["Customer", "Customs", "Media", "Prediction"]]);
  }
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
  const texts = stories.flatMap(({ first, again, corrected }) =>
    [first, ...again, corrected].flatMap((report) => (report ? [report.event.title, report.event.summary] : [])),
  );
  expect(texts.filter((text) => /[{}]|undefined|null|NaN| {2}|\.\.| [,.]|^\p{Ll}/u.test(text))).toEqual([]);
});

test("reports say more than their heading, and what another source writes is no copy", () => {
  for (const { first, again } of stories) {
    expect(first.event.summary.length).toBeGreaterThan(first.event.title.length * 1.5);
    expect(first.event.summary.startsWith(first.event.title)).toBe(false);
    for (const { event } of again) expect(event.summary).not.toBe(first.event.summary);
  }
});

test("no heading comes twice", () => {
  const titles = stories.map(({ first }) => first.event.title);
  expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([]);
});

test("towns, ports and those told of by hand are in their countries", () => {
  const told = [...castMembers(), ...TOLD_SITES];
  const astray = [...realCities(), ...realPorts(), ...told].filter(
    ({ country, lat, lon }) => countryAt(lat, lon) !== country,
  );
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

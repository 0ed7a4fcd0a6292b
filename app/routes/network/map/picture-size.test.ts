import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { MapCell } from "~/backend/contract/map";
import { boundsOfCell, cellAt, gridOf } from "~/backend/contract/map-grid";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { speechOf } from "~/i18n/speech.server";
import { pictureMarkup } from "~/map/world/picture-markup.server";
import { WHOLE_WORLD, worldFrame } from "~/map/world/world-frame";
import { networkMapOf, parseAsked } from "./asked";
import { pictureOf } from "./picture.server";

/** Numbers as a generator of pseudo-random numbers has them, the same in each run. */
let seed = 7;
const random = (): number => {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
};

const EMPTY = {
  ...{ cells: [], frame: WHOLE_WORLD, zoom: 0, asOf: "2026-11-29T08:00:00.000Z" },
  left: { withoutPlace: 0, outside: 0, beyondLimit: 0 },
};

/** The worst there is: all six risks in each cell. 50,000 sites all over the land of six continents, as `npm run bench -- map` spreads them: some 500 cells. */
function cells(): MapCell[] {
  const grid = gridOf(0);
  const byCell = new Map<string, { x: number; y: number; lon: number; lat: number; risks: number[] }>();
  for (let n = 0; n < 50_000; n++) {
    const [lon, lat] = [(n % 9) * 40 - 170 + 30 * random(), 52 + 25 * (random() - 0.5) - (n % 5) * 15];
    const { x, y } = cellAt(grid, [lon, lat]);
    const cell = byCell.get(`${x},${y}`) ?? { x, y, lon, lat, risks: [0, 0, 0, 0, 0, 0] };
    const risk = Math.floor(6 * random());
    cell.risks[risk] = (cell.risks[risk] ?? 0) + 1;
    byCell.set(`${x},${y}`, cell);
  }
  return [...byCell.values()].map(({ x, y, lon, lat, risks }, n) => {
    const count = risks.reduce((sum, one) => sum + one, 0);
    const byRisk = RISK_NAMES.map((risk, at) => ({ risk, count: risks[at] ?? 0 })).filter(({ count }) => count > 0);
    const target =
      count > 1 ? null : { id: n + 1, name: `Works of ${n}`, type: "POI", ctype: "plant", precision: "address" };
    return {
      ...{ x, y, lon, lat, count, vague: 0, worst: byRisk.at(-1)?.risk ?? "NA" },
      ...{ byRisk: byRisk.toReversed(), box: boundsOfCell(grid, { x, y }), target },
    } as MapCell;
  });
}

// More than there can be of real sites: where industry stands they take 8 kB (`real-files/map-marks`, decision 139).
test("the marks of 50,000 sites on a map of the world take at most 10.8 kB of a compressed page at the worst", async () => {
  const context = { session: null, translations: async () => null };
  const speech = await speechOf(new Request("http://tierwatch.test/network/map"), context as never);
  const shown = cells();
  expect(shown.length).toBeGreaterThan(400);
  const asked = parseAsked(new URLSearchParams());
  const answer = {
    frame: worldFrame(WHOLE_WORLD),
    cells: { ...EMPTY, cells: shown },
    ...{ events: null, points: [], countries: null },
  };
  const { picture } = pictureOf(networkMapOf(asked), answer, speech);
  const bytes = (marks: typeof picture.marks) => gzipSync(`${pictureMarkup({ ...picture, marks })}`).length;
  expect(bytes(picture.marks) - bytes([])).toBeLessThanOrEqual(10_800);
});

test("a group's ring is tenths of a circle, its name is short, and its link names its cell", async () => {
  const context = { session: null, translations: async () => null };
  const speech = await speechOf(new Request("http://tierwatch.test/network/map"), context as never);
  const [x, y] = [29, 14];
  const box = boundsOfCell(gridOf(0), { x, y });
  const byRisk = [
    { risk: "High", count: 1 },
    { risk: "No", count: 13 },
  ] as const;
  const cell = { x, y, lon: 104, lat: 35, count: 14, vague: 0, worst: "High", byRisk: [...byRisk], box, target: null };
  const answer = {
    frame: worldFrame(WHOLE_WORLD),
    cells: { ...EMPTY, cells: [cell as MapCell] },
    ...{ events: null, points: [], countries: null },
  };
  const { picture } = pictureOf(networkMapOf(parseAsked(new URLSearchParams())), answer, speech);
  expect(picture.marks[0]).toMatchObject({
    label: "China area, 14 targets, 1 at high risk or above",
    href: `/network/map?bounds=0_${x}_${y}`,
    parts: [
      { risk: "High", steps: 1 },
      { risk: "No", steps: 9 },
    ],
  });
  const markup = `${pictureMarkup(picture)}`;
  for (const [, id = ""] of markup.matchAll(/<use href="#([^"]*)"/g)) expect(markup).toContain(`id="${id}"`);
  expect(markup).toMatch(
    /<a aria-label="China area, [^>]*><use href="#n8_"\/><use href="#h8_1"\/><text y="3">14<\/text><use href="#h_b"\/><\/a>/,
  );
});

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { MapCell } from "~/backend/contract/map";
import { boundsOfCell, cellAt, gridOf } from "~/backend/contract/map-grid";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { speechOf } from "~/i18n/speech.server";
import { pictureMarkup } from "~/map/world/picture-markup.server";
import { WHOLE_WORLD, worldFrame } from "~/map/world/world-frame";
import { networkMapOf, parseAsked } from "~/routes/network/map/asked";
import { pictureOf } from "~/routes/network/map/picture.server";
import { projectRoot } from "../../server/project-root";

const DATA = join(projectRoot(), "../shared/data");
const HERE = existsSync(DATA);
const file = (path: string) => readFile(join(DATA, path), "utf8");

/** Where mines, steel and cement works, chemical and paper mills of the world really stand: [lon, lat]. */
async function realPlaces(): Promise<[number, number][]> {
  const mines = JSON.parse(await file("organizations/icmm_global_mining_2025-09.geojson")) as {
    features: { geometry: { coordinates: [number, number] } }[];
  };
  const places = mines.features.map(({ geometry }) => geometry.coordinates);
  for (const [path, lat, lon] of [
    ["relations/sfi_assets_owner_parent.csv", "latitude", "longitude"],
    ...["steel", "cement", "chemicals", "pulp-and-paper"].map((kind) => [
      `relations/climatetrace_${kind}_ownership.csv`,
      "lat",
      "lon",
    ]),
  ] as const) {
    const rows = parse(await file(path as string), { columns: true, relax_column_count: true }) as Record<
      string,
      string
    >[];
    places.push(...rows.map((row): [number, number] => [Number(row[lon as string]), Number(row[lat as string])]));
  }
  return places.filter((place) => place.every((degree) => Number.isFinite(degree) && degree !== 0));
}

/** Of a hundred sites so many of each risk, from no score to critical. */
const OF_HUNDRED = [25, 20, 30, 15, 8, 2];

function cellsOf(places: readonly [number, number][], count: number): MapCell[] {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const risks = OF_HUNDRED.flatMap((share, risk) => Array.from({ length: share }, () => risk));
  const grid = gridOf(0);
  const byCell = new Map<string, { x: number; y: number; lon: number; lat: number; counts: number[] }>();
  for (let n = 0; n < count; n++) {
    const [lon, lat] = places[n % places.length] as [number, number];
    const { x, y } = cellAt(grid, [lon, lat]);
    const cell = byCell.get(`${x},${y}`) ?? { x, y, lon, lat, counts: [0, 0, 0, 0, 0, 0] };
    const risk = risks[Math.floor(100 * random())] as number;
    cell.counts[risk] = (cell.counts[risk] ?? 0) + 1;
    byCell.set(`${x},${y}`, cell);
  }
  return [...byCell.values()].map(({ x, y, lon, lat, counts }) => {
    const byRisk = RISK_NAMES.map((risk, at) => ({ risk, count: counts[at] ?? 0 })).filter((one) => one.count > 0);
    return {
      ...{
        x,
        y,
        lon,
        lat,
        count: counts.reduce((sum, one) => sum + one, 0),
        vague: 0,
        worst: byRisk.at(-1)?.risk ?? "NA",
      },
      ...{ byRisk: byRisk.toReversed(), box: boundsOfCell(grid, { x, y }), target: null },
    } as MapCell;
  });
}

test.skipIf(!HERE)(
  "the marks of 50,000 sites where industry really stands take at most 8 kB of a compressed page",
  async () => {
    const places = await realPlaces();
    expect(places.length).toBeGreaterThan(15_000);
    const speech = await speechOf(new Request("http://tierwatch.test/network/map"), {
      session: null,
      translations: async () => null,
    } as never);
    const cells = cellsOf(places, 50_000);
    const left = { withoutPlace: 0, outside: 0, beyondLimit: 0 };
    const answer = {
      frame: worldFrame(WHOLE_WORLD),
      cells: { cells, left, frame: WHOLE_WORLD, zoom: 0, asOf: "2026-11-29T08:00:00.000Z" },
      ...{ events: null, points: [], countries: null },
    };
    const { picture } = pictureOf(networkMapOf(parseAsked(new URLSearchParams())), answer, speech);
    const bytes = (marks: typeof picture.marks) => gzipSync(`${pictureMarkup({ ...picture, marks })}`).length;
    expect(bytes(picture.marks) - bytes([])).toBeLessThanOrEqual(8_000);
  },
);

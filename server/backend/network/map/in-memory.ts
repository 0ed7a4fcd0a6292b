import type { TargetFilter } from "~/backend/contract/collection-targets";
import type { Tx } from "../../platform/db/database";
import { CellCounter } from "./cell-counter";
import { type Part, riskOfBand } from "./cell-groups";
import { type Network, scoreColumn } from "./picked";
import { type PlaceRows, placeRows, type ScoreColumn } from "./place-rows";

/** A network of which all that a map asks stands in memory. */
export interface InMemory {
  rows: PlaceRows;
  filter: TargetFilter;
  score: ScoreColumn;
  bands: Part["bands"];
}

/** Null where the database has to be asked: of collections, by filters that stand with the targets, and of more than 50,000. */
export async function inMemory(tx: Tx, network: Network): Promise<InMemory | null> {
  const score = scoreColumn(network);
  if (!score) return null;
  const rows = await placeRows(tx, network.viewer.customerId);
  return rows.isWhole ? { rows, filter: network.filter, score, bands: network.risk.bands } : null;
}

/** What matches, in the cells of a part of the world; as `groupsOf` answers. */
export function countInMemory(places: InMemory, { bounds, zoom }: Pick<Part, "bounds" | "zoom">) {
  const counter = new CellCounter(bounds, zoom);
  let withoutPlace = 0;
  eachPlace(places, (id, lat, east, isVague, band) => {
    if (Number.isNaN(lat)) withoutPlace++;
    else counter.add(id, lat, east, isVague, band);
  });
  return { groups: counter.groups, withoutPlace, outside: counter.outside };
}

/** What matches, by number; degrees are NaN without a place, `band` is 0 for no score, 1 for the first of the bands and what is below it. */
export function eachPlace(
  { rows, filter, score, bands }: InMemory,
  take: (id: number, lat: number, east: number, isVague: boolean, band: number) => void,
): void {
  const { ids, lat, east, isVague, tiers, countries, scores } = rows;
  const wanted = { tiers: filter.tiers?.map(Number), countries: filter.countries as readonly string[] | undefined };
  const ofCountry = wanted.countries && countries.values.map((value) => wanted.countries?.includes(value));
  const ofTier = wanted.tiers && [0, 1, 2, 3, 4, 5].map((tier) => wanted.tiers?.includes(tier));
  const ofBand =
    filter.risks &&
    Array.from({ length: bands.length + 1 }, (_, band) => filter.risks?.includes(riskOfBand(band, bands)));
  const froms = bands.map(({ from }) => from);
  for (let row = 0; row < ids.length; row++) {
    if (ofTier && !ofTier[tiers[row] as number]) continue;
    if (ofCountry && !ofCountry[countries.codes[row] as number]) continue;
    const band = bandOf(scores[score][row] as number, froms);
    if (ofBand && !ofBand[band]) continue;
    take(ids[row] as number, lat[row] as number, east[row] as number, isVague[row] === 1, band);
  }
}

function bandOf(score: number, froms: readonly number[]): number {
  if (Number.isNaN(score)) return 0;
  let band = 0;
  while (band < froms.length && (froms[band] as number) <= score) band++;
  return Math.max(1, band);
}

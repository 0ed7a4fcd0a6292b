import type { TargetFilter } from "~/backend/contract/collection-targets";
import { CellCounter } from "./cell-counter";
import { type Part, riskOfBand } from "./cell-groups";
import type { PlaceRows, ScoreColumn } from "./place-rows";

/** What of a customer's monitored targets matches, in the cells of a part of the world; as `cellsOf` answers, without a database. */
export function countInMemory(
  { ids, lat, east, isVague, tiers, countries, scores }: PlaceRows,
  { tiers: wantedTiers, countries: wantedCountries, risks }: TargetFilter,
  score: ScoreColumn,
  { bounds, zoom, bands }: Part,
) {
  const counter = new CellCounter(bounds, zoom);
  const ofCountry = wantedCountries && countries.values.map((value) => (wantedCountries as string[]).includes(value));
  const ofTier = wantedTiers && [0, 1, 2, 3, 4, 5].map((tier) => wantedTiers.map(Number).includes(tier));
  const ofBand =
    risks && Array.from({ length: bands.length + 1 }, (_, band) => risks.includes(riskOfBand(band, bands)));
  const scored = scores[score];
  const froms = bands.map(({ from }) => from);
  let withoutPlace = 0;
  for (let row = 0; row < ids.length; row++) {
    if (ofTier && !ofTier[tiers[row] ?? 0]) continue;
    if (ofCountry && !ofCountry[countries.codes[row] ?? 0]) continue;
    const band = bandOf(scored[row] ?? Number.NaN, froms);
    if (ofBand && !ofBand[band]) continue;
    const degrees = lat[row] ?? Number.NaN;
    if (Number.isNaN(degrees)) withoutPlace++;
    else counter.add(ids[row] ?? 0, degrees, east[row] ?? 0, isVague[row] === 1, band);
  }
  return { groups: counter.groups, withoutPlace, outside: counter.outside };
}

/** 0: no score, 1: the first of the bands, also for what is below it. */
function bandOf(score: number, froms: readonly number[]): number {
  if (Number.isNaN(score)) return 0;
  let band = 0;
  while (band < froms.length && (froms[band] ?? 0) <= score) band++;
  return Math.max(1, band);
}

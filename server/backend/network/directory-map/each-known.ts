import type { RiskBands } from "../../reference/catalogue/risk-bands";
import type { FacetRows } from "../explorer/facet-rows";

export interface Fitting {
  /** Whether a row fits the filter, by its place. */
  fits(row: number): boolean;
  bands: RiskBands;
}

/**
 * What a map counts of a target that the customer knows something of. `n`: 1, or -1 for what the directory's figures hold of it; `band` 0 for
 * no score, 1 for the first of the bands; degrees are NaN without a place, `east` from the date line, `north` as `map_north` has it.
 */
export type TakeKnown = (
  n: number,
  id: number,
  band: number,
  isVague: boolean,
  lat: number,
  east: number,
  north: number,
) => void;

/** Of the rows in memory those that stand for one target and fit. */
export function eachKnown(rows: FacetRows, { fits, bands }: Fitting, take: TakeKnown): void {
  const { columns, counts, ids, lat, east, north } = rows;
  const { risks, places } = columns;
  const bandOf = risks.values.map((risk) => bands.findIndex((band) => band.risk === risk) + 1);
  const isVague = places.values.map((place) => place === "town" || place === "area");
  for (let row = 0; row < ids.length; row++) {
    const id = ids[row] as number;
    if (Number.isNaN(id) || !fits(row)) continue;
    take(
      counts[row] as number,
      id,
      bandOf[risks.codes[row] as number] as number,
      isVague[places.codes[row] as number] as boolean,
      lat[row] as number,
      east[row] as number,
      north[row] as number,
    );
  }
}

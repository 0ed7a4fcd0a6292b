import { createReadStream } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse";
import { countryOf } from "../../../server/backend/reference/countries/country-of";
import { distanceKm, type Point } from "../../../server/backend/reference/geo/distance";
import { geocode } from "../../../server/backend/reference/geo/geocode/geocode";
import { placeholderOf } from "../../../server/backend/reference/geo/placeholder";

/** The lists that were looked at while the rules were made, and those of which only the figures were. */
export const LOOKED_AT = ["02", "04", "06", "07", "08", "10", "13"];
export const UNSEEN = ["03", "05", "11"];

export interface Figures {
  rows: number;
  /** Of those: the file's own point is a country's middle, so that nothing can be compared with it. */
  untold: number;
  /** The point that was found is within 25 km of the file's. */
  near: number;
  /** It is more than 100 km off, and claimed to be better than a region's. */
  wrong: number;
  byPrecision: Record<string, number>;
}

/** Factory lists with their coordinates hidden: country and address alone are looked up, and compared with what was hidden. */
export async function measurePlaces(folder: string, lists: readonly string[]): Promise<Figures> {
  const figures = nothing();
  for (const list of lists) {
    const file = createReadStream(join(folder, `organizations/osh_facility_list_${list}.csv`));
    for await (const row of file.pipe(parse({ columns: true, bom: true }))) {
      const { country, address, lat, lng } = row as Record<string, string>;
      count(figures, { country, address }, { lat: Number(lat), lon: Number(lng) });
    }
  }
  return figures;
}

/** Plants of heavy industry with town and state in columns: no rule was made from their misses. */
export async function measureTowns(folder: string): Promise<Figures> {
  const figures = nothing();
  const file = createReadStream(join(folder, "relations/sfi_assets_owner_parent.csv"));
  for await (const row of file.pipe(parse({ columns: true, bom: true }))) {
    const { country_iso: country, city, state, latitude, longitude } = row as Record<string, string>;
    if (!city || !latitude) continue;
    count(figures, { country, city, region: state }, { lat: Number(latitude), lon: Number(longitude) });
  }
  return figures;
}

const nothing = (): Figures => ({ rows: 0, untold: 0, near: 0, wrong: 0, byPrecision: {} });

type Said = { country: string | undefined } & Omit<Parameters<typeof geocode>[0], "country">;

function count(figures: Figures, said: Said, told: Point): void {
  const country = countryOf(said.country ?? "")?.iso2 ?? null;
  const found = geocode({ ...said, country });
  const km = found?.point ? distanceKm(found.point, told) : Number.POSITIVE_INFINITY;
  const precision = found?.precision ?? "none";
  figures.rows++;
  figures.byPrecision[precision] = (figures.byPrecision[precision] ?? 0) + 1;
  if (placeholderOf(told) !== null) figures.untold++;
  if (km <= 25) figures.near++;
  if (Number.isFinite(km) && km > 100 && precision !== "region") figures.wrong++;
}

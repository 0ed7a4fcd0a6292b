import { type SQL, sql } from "drizzle-orm";
import type { RiskBands } from "../../reference/catalogue/risk-bands";

/** Of a row with a `score`: 0 for none, 1 for the first of the bands. */
const bandOf = (bands: RiskBands): SQL => sql`case when score is null then 0
  else greatest(1, width_bucket(score::float8, ${sql.param(bands.map(({ from }) => from))}::float8[])) end`;

/** Rows with lat, lon, place_kind and score as a map reads places: id, lat, east, is_vague, band, sort_name. */
export const placed = (rows: SQL, bands: RiskBands): SQL => sql`
  select id, lat, (lon + 180) - 360 * floor((lon + 180) / 360) as east, place_kind in ('town', 'area') as is_vague, ${bandOf(bands)} as band,
         sort_name
    from (${rows}) r`;

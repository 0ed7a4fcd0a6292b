import { type SQL, sql } from "drizzle-orm";
import { type Bounds, boundsOfCell, CELL_PX, WORLD_PX } from "~/backend/contract/map-grid";

/** Whether a place lies in a part of the world; `east` counts degrees from the date line. What has no place (NaN) lies nowhere. */
export type IsInside = (lat: number, east: number) => boolean;

/** Between these bounds, over the date line as well. */
export function insideBounds({ west, south, east: end, north }: Bounds): IsInside {
  const width = end - west;
  const start = (((west + 180) % 360) + 360) % 360;
  return (lat, east) => {
    if (!(lat >= south && lat <= north)) return false;
    const behind = east - start;
    return width >= 360 || behind - 360 * Math.floor(behind / 360) <= width;
  };
}

/** The same of a row with `lat` and `east`. */
export function within({ west, south, east, north }: Bounds): SQL {
  // Around the whole globe there is nothing to count for each place.
  if (east - west >= 360) return sql`lat between ${south}::float8 and ${north}::float8`;
  const start = (((west + 180) % 360) + 360) % 360;
  const behind = sql`(east - ${start}::float8)`;
  return sql`lat between ${south}::float8 and ${north}::float8
    and ${behind} - 360 * floor(${behind} / 360) <= ${east - west}::float8`;
}

/** What an index of `lat, lon` tells of the same, of a target `t`: all that lie in the bounds, and at their edges perhaps one more. */
export function inBox({ west, south, east, north }: Bounds): SQL {
  const lat = sql`t.lat between ${south}::float8 and ${north}::float8`;
  if (east - west >= 360) return lat;
  const start = ((((west + 180) % 360) + 360) % 360) - 180;
  const end = start + (east - west);
  // 180 and -180 are one meridian: bounds that begin there hold what stands at either, or is moved there by rounding.
  if (start < -180 + SLIGHT)
    return sql`${lat} and (t.lon <= ${end + SLIGHT}::float8 or t.lon >= ${180 - SLIGHT}::float8)`;
  if (end > 180 - SLIGHT)
    return sql`${lat} and (t.lon >= ${start - SLIGHT}::float8 or t.lon <= ${end - 360 + SLIGHT}::float8)`;
  return sql`${lat} and t.lon between ${start - SLIGHT}::float8 and ${end + SLIGHT}::float8`;
}

/** What rounding may move an edge by, in degrees. */
const SLIGHT = 1e-9;

/** In a cell, as cells are counted: between its parallels, and in its part of them. `cell`: `zoom,x,y`. */
export function insideCell(cell: string): IsInside {
  const { x, count, south, north } = edgesOf(cell);
  return (lat, east) => lat >= south && lat < north && Math.min(count - 1, Math.floor((east / 360) * count)) === x;
}

/** The same of a row with `lat` and `east`. */
export function withinCell(cell: string): SQL {
  const { x, count, south, north } = edgesOf(cell);
  return sql`lat >= ${south}::float8 and lat < ${north}::float8
    and least(${count}::int - 1, floor(east / 360 * ${count}::int)) = ${x}::int`;
}

function edgesOf(cell: string) {
  const [zoom = 0, x = 0, y = 0] = cell.split(",").map(Number);
  const { west, south, east, north } = boundsOfCell({ world: WORLD_PX * 2 ** zoom, cell: CELL_PX }, { x, y });
  // Nothing is north of the last row, and so it holds the pole.
  return { x, count: Math.round(360 / (east - west)), south, north: north >= 90 ? 91 : north };
}

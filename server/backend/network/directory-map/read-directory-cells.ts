import { type SQL, sql } from "drizzle-orm";
import type { Bounds } from "~/backend/contract/map-grid";
import type { Tx } from "../../platform/db/database";
import { described, type Looking, misfit, ON_MAP, strictly } from "../explorer/sources";
import { within } from "../map/inside";
import { cellsOf } from "../map/read-cells";
import { candidates, isAskedOfCells } from "./candidates";
import { DEEPEST_CELLS } from "./cell-zooms";
import { placed } from "./placed";
import { readCounted } from "./read-counted";
import { isAskedOfColumns, readSome } from "./read-some";

/**
 * What matches in the cells of a zoom, and what is in none of them. From the roll-up where it knows what is asked for and the map is not
 * closer than its cells; closer, from the points in sight; with words, goods, industries or sizes, of the first 10,000 that match (`isExact`
 * false where there are more). `zoom`: of the cells, half a step farther than a half zoom of the roll-up.
 */
export async function readDirectoryCells(tx: Tx, looking: Looking, part: { bounds: Bounds; zoom: number }) {
  const grid = { ...part, bands: looking.risk.bands };
  if (!isAskedOfCells(looking)) {
    if (isAskedOfColumns(looking)) return { ...(await readSome(tx, looking, part)), zoom: part.zoom };
    const { places, isExact, total } = await candidates(tx, looking);
    const { cells, withoutPlace, outside } = await cellsOf(tx, places, grid);
    const beyondLimit = total === null ? 0 : Math.max(0, total - drawnIn(cells) - withoutPlace - outside);
    return { cells, zoom: part.zoom, isExact, left: { withoutPlace, outside, beyondLimit } };
  }
  if (part.zoom < DEEPEST_CELLS + 1) {
    const zoom = Math.floor(part.zoom);
    return { ...(await readCounted(tx, looking, { ...part, zoom })), zoom, isExact: true };
  }
  // Only what is in sight is read; how much is elsewhere, the roll-up tells.
  const { left } = await readCounted(tx, looking, null);
  const { cells } = await cellsOf(tx, pointsIn(looking, part.bounds), grid);
  return { cells, zoom: part.zoom, isExact: true, left: { ...left, outside: left.outside - drawnIn(cells) } };
}

const drawnIn = (cells: readonly { count: number }[]): number => cells.reduce((sum, { count }) => sum + count, 0);

/** What matches in a part of the world, as `placed` gives it. */
export function pointsIn(looking: Looking, bounds: Bounds): SQL {
  const inside = sql`(select id from (select id, lat, (lon + 180) - 360 * floor((lon + 180) / 360) as east from targets
    where lat is not null and type in ('organization', 'POI')) b where ${within(bounds)}) c`;
  const rows = sql`select d.*, ${misfit(looking.filter)} as misfit from (${described(looking, inside, ON_MAP)} where ${strictly(looking)}) d`;
  return placed(sql`select * from (${rows}) f where misfit = 0`, looking.risk.bands);
}

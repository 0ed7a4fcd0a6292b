import { type SQL, sql } from "drizzle-orm";
import { MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { fitsFilter } from "../explorer/count-facets";
import { letsOthersThrough } from "../explorer/facet-columns";
import { facetRows } from "../explorer/kept-rows";
import { fitsDirectory, type Looking } from "../explorer/sources";
import { inBox, insideBounds, insideCell } from "../map/inside";
import type { PlacesRequest } from "../map/list-places";
import { DEEPEST_CELLS } from "./cell-zooms";
import { eachKnown } from "./each-known";
import type { Source } from "./list-directory-places";
import { readCounted } from "./read-counted";

/** So few are all read and ordered; of more, the directory's names are walked in their order until a page is full. */
const FEW = 5000;

interface Page {
  /** A condition of a row with lat and east. */
  inside: SQL;
  /** Behind which place it begins. */
  last: { band: number } | null;
}

/**
 * What the customer knows is looked through in memory, and of it only those are read that can stand on the page. All others of the directory
 * have no score, and come behind by their names.
 */
export async function knownPlaces(tx: Tx, looking: Looking, asked: PlacesRequest, page: Page): Promise<Source> {
  const { filter, risk } = looking;
  const isIn = insideBounds(asked.bounds);
  const isInCell = asked.cell === undefined ? () => true : insideCell(asked.cell);
  const { rows, now } = await facetRows(tx, looking);
  const byBand: number[][] = Array.from({ length: risk.bands.length + 1 }, () => []);
  const counted: number[] = [];
  let here = 0;
  eachKnown(rows, { fits: fitsFilter(rows, filter, now), bands: risk.bands }, (n, id, band, _isVague, lat, east) => {
    if (!isIn(lat, east) || !isInCell(lat, east)) return;
    if (n < 0) counted.push(id);
    else {
      here++;
      byBand[band]?.push(id);
    }
  });
  const { ids, bands, isFull } = candidatesOf(byBand, page.last, asked.size);
  const own = sql`select t.id, b.band, t.sort_name from unnest(${sql.param(ids)}::bigint[], ${sql.param(bands)}::int[]) as b(id, band)
    join targets t on t.id = b.id`;
  if (!letsOthersThrough(filter)) return { own, others: null, total: sql`${here}::int` };
  const about = asked.cell === undefined ? await countAbout(tx, looking, asked.bounds) : 0;
  const others = sql`
    select id, 0 as band, sort_name from (
      select t.id, t.sort_name, t.lat, (t.lon + 180) - 360 * floor((t.lon + 180) / 360) as east from targets t
       where t.owner_id is null and ${about <= FEW ? inBox(asked.bounds) : sql`t.lat is not null`}
         and t.type in ('organization', 'POI') and ${fitsDirectory(filter)}
         and t.id not in (select unnest(${sql.param(counted)}::bigint[]))) d
     where ${page.inside} ${about <= FEW ? sql`offset 0` : sql``}`;
  const total = about <= MOST_FOUND ? sql`${here}::int + (select count(*) from (${others}) o)` : sql`null`;
  return { own, others: isFull ? null : others, total };
}

/** From the last page's band down, as many bands as fill a page; in that band some may stand on pages before. */
function candidatesOf(byBand: readonly (readonly number[])[], last: Page["last"], size: number) {
  const [ids, bands]: [number[], number[]] = [[], []];
  let sure = 0;
  for (let band = last?.band ?? byBand.length - 1; band >= 0 && sure <= size; band--) {
    const some = byBand[band] ?? [];
    for (const id of some) {
      ids.push(id);
      bands.push(band);
    }
    // Those without a score stand among the directory's.
    if (band > 0 && band !== last?.band) sure += some.length;
  }
  return { ids, bands, isFull: sure > size };
}

/** How many of what matches lie in the cells of a part of the world. */
async function countAbout(tx: Tx, looking: Looking, bounds: PlacesRequest["bounds"]): Promise<number> {
  const zoom = Math.max(0, Math.min(DEEPEST_CELLS, Math.floor(Math.log2(360 / (bounds.east - bounds.west)))));
  const { cells } = await readCounted(tx, looking, { bounds, zoom });
  return cells.reduce((sum, { count }) => sum + count, 0);
}

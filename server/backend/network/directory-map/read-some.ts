import { type SQL, sql } from "drizzle-orm";
import { MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Bounds } from "~/backend/contract/map-grid";
import type { Tx } from "../../platform/db/database";
import { countFacets, fitsFilter } from "../explorer/count-facets";
import { letsOthersThrough } from "../explorer/facet-columns";
import { facetRows } from "../explorer/kept-rows";
import { fitsDirectory, type Looking, ON_MAP } from "../explorer/sources";
import { CellCounter } from "../map/cell-counter";
import { joinGroups } from "../map/cell-groups";
import { groupsOf, withTargets } from "../map/read-cells";
import { eachKnown } from "./each-known";

/** Neither words, goods nor collections: rows in memory and the columns of targets tell what matches. */
export const isAskedOfColumns = ({ typed, filter }: Looking): boolean =>
  typed === null && filter.hs === undefined && filter.collections === undefined;

/** In the cells of a zoom: all that the customer knows something of, and of the directory the first 10,000 others. */
export async function readSome(tx: Tx, looking: Looking, part: { bounds: Bounds; zoom: number }) {
  const { filter, risk } = looking;
  const { rows, now } = await facetRows(tx, looking);
  const counter = new CellCounter(part.bounds, part.zoom);
  const known: number[] = [];
  let lost = 0;
  eachKnown(rows, { fits: fitsFilter(rows, filter, now), bands: risk.bands }, (n, id, band, isVague, lat, east) => {
    if (n < 0) known.push(id);
    else if (Number.isNaN(lat)) lost++;
    else counter.add(id, lat, east, isVague, band);
  });
  const others = letsOthersThrough(filter) ? await groupsOf(tx, othersOf(looking, known), part) : NOTHING;
  const cells = await withTargets(tx, joinGroups([...counter.groups, ...others.groups], risk.bands));
  const [withoutPlace, outside] = [lost + others.withoutPlace, counter.outside + others.outside];
  const drawn = cells.reduce((sum, { count }) => sum + count, 0);
  const beyondLimit = Math.max(0, countFacets(rows, filter, now).total - drawn - withoutPlace - outside);
  return { cells, isExact: beyondLimit === 0, left: { withoutPlace, outside, beyondLimit } };
}

const NOTHING = { groups: [], withoutPlace: 0, outside: 0 };

/** As `groupsOf` takes them. `known`: those that are counted already. */
const othersOf = ({ filter }: Looking, known: readonly number[]): SQL => sql`
  select id, lat, (lon + 180) - 360 * floor((lon + 180) / 360) as east, place_kind in ('town', 'area') as is_vague, 0 as band
    from (select t.id, t.place_kind ${ON_MAP} from targets t
           where t.owner_id is null and ${fitsDirectory(filter)} and not (t.id = any(${sql.param([...known])}::bigint[]))
           order by t.id limit ${MOST_FOUND}) o`;

import { type SQL, sql } from "drizzle-orm";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import { NO_VALUE } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { fitsFilter } from "../explorer/count-facets";
import { chosen, FACET_COLUMNS, letsOthersThrough } from "../explorer/facet-columns";
import type { FacetRows } from "../explorer/facet-rows";
import { facetRows } from "../explorer/kept-rows";
import type { Looking } from "../explorer/sources";
import { joinGroups } from "../map/cell-groups";
import { withTargets } from "../map/read-cells";
import { type CellSum, CellSums } from "./cell-sums";
import { eachKnown, type Fitting } from "./each-known";
import { type CountedPart, type Span, spansIn } from "./spans";

/** What stands in the roll-up of cells. */
const CELL_FACETS = ["types", "ctypes", "countries", "places"] as const;

/**
 * The cells that lie in a part of the world, or only partly in it (`part` null: only the sums). The directory's come from the roll-up; what
 * the customer knows something of is in memory, is taken off them and put where it belongs by risk. Together with what is left they are all
 * that match.
 */
export async function readCounted(tx: Tx, looking: Looking, part: CountedPart | null) {
  const { filter, risk } = looking;
  const zoom = part?.zoom ?? 0;
  const spans = part ? spansIn(part) : [];
  const sums = new CellSums(zoom, spans);
  const { rows, now } = await facetRows(tx, looking);
  const known = addKnown(sums, rows, { fits: fitsFilter(rows, filter, now), bands: risk.bands });
  const directory = letsOthersThrough(filter) ? await readDirectory(tx, filter, zoom, spans) : NOTHING;
  for (const sum of directory.sums) sums.addDirectory(sum);
  const cells = await withTargets(tx, joinGroups(sums.groups, risk.bands));
  const drawn = cells.reduce((sum, { count }) => sum + count, 0);
  const outside = Math.max(0, known.placed + directory.placed - drawn);
  return { cells, left: { withoutPlace: Math.max(0, known.lost + directory.lost), outside, beyondLimit: 0 } };
}

function addKnown(sums: CellSums, rows: FacetRows, fitting: Fitting) {
  const total = { placed: 0, lost: 0 };
  eachKnown(rows, fitting, (n, id, band, isVague, lat, east, north) => {
    if (Number.isNaN(lat)) total.lost += n;
    else {
      total.placed += n;
      sums.place(n, id, band, isVague, lat, east, north);
    }
  });
  return total;
}

interface Directory {
  sums: CellSum[];
  placed: number;
  lost: number;
}
const NOTHING: Directory = { sums: [], placed: 0, lost: 0 };

async function readDirectory(tx: Tx, filter: ExplorerFilter, zoom: number, spans: readonly Span[]): Promise<Directory> {
  const fits = fitsCells(filter);
  const column = (n: number) => sql`${sql.param(spans.map((span) => span[n]))}::int[]`;
  const { rows } = await tx.execute<{ sums: Directory["sums"]; placed: string; lost: string }>(sql`
    with spans as (select * from unnest(${column(0)}, ${column(2)}, ${column(3)}) as s(y, first, last)),
    sums as (
      select c.y, c.x, sum(count)::int as count, (coalesce(sum(count) filter (where place_kind in ('town', 'area')), 0))::int as vague,
             sum(id_sum) as "idSum", sum(lat_sum) as "latSum", sum(east_sum) as "eastSum"
        from spans s join target_cells c on c.zoom = ${zoom}::int and c.y = s.y and c.x between s.first and s.last
       where ${fits} group by c.y, c.x having sum(count) <> 0)
    select (select coalesce(json_agg(sums), '[]') from sums) as sums, ${sumAt(fits, 0)} as placed, ${sumAt(fits, -1)} as lost`);
  const [row] = rows;
  return row ? { sums: row.sums, placed: Number(row.placed), lost: Number(row.lost) } : NOTHING;
}

/** `target_cells` hold what is known by '', rows by 'none'. */
function fitsCells(filter: ExplorerFilter): SQL {
  const parts = CELL_FACETS.flatMap((name) => {
    const values = chosen(filter, name);
    const column = sql.identifier(FACET_COLUMNS[name]);
    return values ? [sql`coalesce(nullif(${column}, ''), ${NO_VALUE}) = any(${sql.param([...values])}::text[])`] : [];
  });
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

const sumAt = (fits: SQL, zoom: number): SQL =>
  sql`(select coalesce(sum(count), 0) from target_cells where zoom = ${zoom}::int and ${fits})`;

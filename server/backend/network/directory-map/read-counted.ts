import { type SQL, sql } from "drizzle-orm";
import type { ExplorerFilter } from "~/backend/contract/explorer";
import { NO_VALUE } from "~/backend/contract/explorer-words";
import { type Bounds, boundsOfCell, gridOf, rowsBetween } from "~/backend/contract/map-grid";
import type { Tx } from "../../platform/db/database";
import { chosen, FACET_COLUMNS, letsOthersThrough } from "../explorer/facet-columns";
import type { Looking } from "../explorer/sources";
import { type CellGroup, joinGroups, withTargets } from "../map/read-cells";
import { bandOf, knownRows, misfitOf } from "./known-rows";

/** What stands in the roll-up of cells. */
const CELL_FACETS = ["types", "ctypes", "countries", "places"] as const;

/** A whole zoom up to the deepest of the roll-up, and the part of the world of which cells are wanted; null: only the sums. */
export type CountedPart = { bounds: Bounds; zoom: number } | null;

/**
 * The cells that lie in a part of the world, or only partly in it, from the roll-up: what the customer knows something of is taken off it and put
 * where it belongs by risk. Together with what is left they are all that match.
 */
export async function readCounted(tx: Tx, looking: Looking, part: CountedPart) {
  const { filter, risk } = looking;
  const withOthers = letsOthersThrough(filter);
  const zoom = part?.zoom ?? 0;
  const { rows } = await tx.execute<{ groups: Counted[]; placed: string | null; lost: string | null }>(sql`
    with known as materialized (select k.*, ${misfitOf(looking)} as misfit from (${knownRows(looking)}) k),
    told as (select id, own, misfit, place_kind in ('town', 'area') as is_vague, ${bandOf(risk.bands)} as band, type, ctype, country, place_kind,
                    lat, (lon + 180) - 360 * floor((lon + 180) / 360) as east from known),
    changes as materialized (
      select 1 as n, band, id, is_vague, lat, east from told where misfit = 0
      ${withOthers ? sql`union all select -1, 0, id, is_vague, lat, east from told where own = 'false' and ${fitsCells(filter)}` : sql``}),
    spans as materialized (select * from unnest(${spansOf(part)}) as s(y, cells, first, last)),
    groups as (
      select y, x, band, sum(count)::int as count, sum(vague)::int as vague, sum(id_sum) as id, sum(lat_sum) as "latSum", sum(east_sum) as "eastSum"
        from (
          select c.y, c.x, 0 as band, count, case when place_kind in ('town', 'area') then count else 0 end as vague, id_sum, lat_sum, east_sum
            from spans s join target_cells c on c.zoom = ${zoom}::int and c.y = s.y and c.x between s.first and s.last
           where ${withOthers ? fitsCells(filter) : sql`false`}
          union all
          select s.y, p.x, band, n, n * is_vague::int, n * id, n * round(lat * 1000000)::bigint, n * round(east * 1000000)::bigint
            from (select *, map_row(${zoom}::int, map_north(lat)) as y from changes where lat is not null) c
            join spans s on s.y = c.y cross join lateral (select least(cells - 1, floor(east / 360 * cells))::int as x) p
           where p.x between s.first and s.last) g
       group by y, x, band having sum(count) <> 0)
    select (select coalesce(json_agg(groups), '[]') from groups) as groups,
           ${sumAt(filter, withOthers, 0)} + (select coalesce(sum(n), 0) from changes where lat is not null) as placed,
           ${sumAt(filter, withOthers, -1)} + (select coalesce(sum(n), 0) from changes where lat is null) as lost`);
  const { groups, placed, lost } = rows[0] ?? { groups: [], placed: 0, lost: 0 };
  const cells = await withTargets(
    tx,
    joinGroups(
      groups.map((group) => groupOf(group, zoom)),
      risk.bands,
    ),
  );
  const drawn = cells.reduce((sum, { count }) => sum + count, 0);
  return { cells, left: { withoutPlace: Number(lost), outside: Number(placed) - drawn, beyondLimit: 0 } };
}

type Counted = Omit<CellGroup, "west" | "east" | "south" | "north">;

/** Sums of millionths, and the cell's own bounds instead of those of its places, which nobody keeps. */
function groupOf({ latSum, eastSum, ...group }: Counted, zoom: number): CellGroup {
  const { west, east, south, north } = boundsOfCell(gridOf(zoom), group);
  const box = { west: west + 180, east: east + 180, south, north };
  return { ...group, latSum: latSum / 1e6, eastSum: eastSum / 1e6, ...box };
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

const sumAt = (filter: ExplorerFilter, withOthers: boolean, zoom: number): SQL =>
  withOthers
    ? sql`(select coalesce(sum(count), 0) from target_cells where zoom = ${zoom}::int and ${fitsCells(filter)})`
    : sql`0`;

/** The runs of cells that touch a part of the world: of each row one, or two over the date line. As four arrays. */
function spansOf(part: CountedPart): SQL {
  const spans = part ? spansIn(part) : [];
  const column = (n: number) => sql`${sql.param(spans.map((span) => span[n]))}::int[]`;
  return sql`${column(0)}, ${column(1)}, ${column(2)}, ${column(3)}`;
}

type Span = [y: number, cells: number, first: number, last: number];

export function spansIn({ bounds: { west, south, east, north }, zoom }: NonNullable<CountedPart>): Span[] {
  const { first, counts } = rowsBetween(gridOf(zoom), south, north);
  const start = ((((west + 180) % 360) + 360) % 360) / 360;
  const width = (east - west) / 360;
  return counts.flatMap((cells, n): Span[] => {
    const y = first + n;
    const from = Math.min(cells - 1, Math.floor(start * cells));
    const to = Math.floor((start + width) * cells);
    if (width >= 1 || to - from >= cells) return [[y, cells, 0, cells - 1]];
    if (to < cells) return [[y, cells, from, to]];
    return [
      [y, cells, from, cells - 1],
      [y, cells, 0, Math.min(to - cells, from - 1)],
    ];
  });
}

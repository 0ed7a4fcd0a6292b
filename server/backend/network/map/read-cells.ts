import { type SQL, sql } from "drizzle-orm";
import type { MapCell } from "~/backend/contract/map";
import { type Bounds, gridOf, rowsBetween } from "~/backend/contract/map-grid";
import { MOST_PLACES } from "~/backend/contract/map-words";
import type { Tx } from "../../platform/db/database";
import { type CellGroup, type Joined, joinGroups, type Part } from "./cell-groups";
import { countInMemory, inMemory } from "./in-memory";
import { within } from "./inside";
import { matching, type Network, picked } from "./picked";

/** The places of a network in the cells of a zoom, and what is in none of them; together they are all that match. */
export async function readCells(tx: Tx, network: Network, bounds: Bounds, zoom: number) {
  const part = { bounds, zoom, bands: network.risk.bands };
  const places = await inMemory(tx, network);
  if (places) {
    const { groups, ...left } = countInMemory(places, part);
    const cells = await withTargets(tx, joinGroups(groups, part.bands));
    return { cells, left: { ...left, beyondLimit: 0 } };
  }
  const { cells, withoutPlace, outside } = await cellsOf(tx, picked(network), part);
  const read = cells.reduce((sum, { count }) => sum + count, 0) + withoutPlace + outside;
  const total = read < MOST_PLACES ? read : await countAll(tx, network);
  return { cells, left: { withoutPlace, outside, beyondLimit: total - read } };
}

/** Of places with id, lat, east, is_vague and band, as `picked` has them: which cells they are in, and how many are in none. */
export async function cellsOf(tx: Tx, places: SQL, part: Part) {
  const { groups, ...others } = await groupsOf(tx, places, part);
  return { cells: await withTargets(tx, joinGroups(groups, part.bands)), ...others };
}

/** The same before those of one cell are put together. */
export async function groupsOf(tx: Tx, places: SQL, { bounds, zoom }: Omit<Part, "bands">) {
  const { first, southEdges, counts } = rowsBetween(gridOf(zoom), bounds.south, bounds.north);
  // One pass: what has no place and what is outside are groups of their own.
  const { rows } = await tx.execute<{ groups: Group[] }>(sql`
    with placed as (
           select p.*, case when lat is null then ${WITHOUT_PLACE}::int
                            when ${within(bounds)} then greatest(1, width_bucket(lat, ${sql.param(southEdges)}::float8[]))
                            else ${OUTSIDE}::int end as row
             from (${places}) p),
         groups as (
           select row + ${first}::int - 1 as y, least(count - 1, floor(east / 360 * count))::int as x, band, count(*)::int as count, row,
                  (count(*) filter (where is_vague))::int as vague, min(id) as id,
                  sum(east) as "eastSum", sum(lat) as "latSum", min(east) as west, max(east) as east, min(lat) as south, max(lat) as north
             from (select placed.*, (${sql.param(counts)}::int[])[row] as count from placed) celled group by row, 2, band)
    select coalesce(json_agg(groups), '[]') as groups from groups`);
  const groups = rows[0]?.groups ?? [];
  const countOf = (wanted: number) => groups.reduce((sum, { row, count }) => sum + (row === wanted ? count : 0), 0);
  const inside: CellGroup[] = groups.filter(({ row }) => row > 0);
  return { groups: inside, withoutPlace: countOf(WITHOUT_PLACE), outside: countOf(OUTSIDE) };
}

/** Instead of a row of cells, which count from 1. */
const [WITHOUT_PLACE, OUTSIDE] = [-2, -1];

async function countAll(tx: Tx, network: Network): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from ${matching(network)}`);
  return rows[0]?.n ?? 0;
}

type Group = CellGroup & { row: number };

/** A cell of one target says which. */
export async function withTargets(tx: Tx, cells: readonly Joined[]): Promise<MapCell[]> {
  const ids = cells.filter(({ count }) => count === 1).map(({ id }) => id);
  const { rows } = await tx.execute<NonNullable<MapCell["target"]>>(sql`
    select id::float8 as id, name, type, ctype, coalesce(place ->> 'precision', 'address') as precision
      from targets where id = any(${sql.param(ids)}::bigint[])`);
  const targets = new Map(rows.map((row) => [row.id, row]));
  return cells.map(({ id, ...cell }) => ({ ...cell, target: (cell.count === 1 && targets.get(id)) || null }));
}

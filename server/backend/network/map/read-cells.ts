import { type SQL, sql } from "drizzle-orm";
import type { MapCell } from "~/backend/contract/map";
import { type Bounds, gridOf, rowsBetween } from "~/backend/contract/map-grid";
import { MOST_PLACES } from "~/backend/contract/map-words";
import { RISK_NAMES, type RiskName } from "~/backend/contract/score-words";
import type { Tx } from "../../platform/db/database";
import type { RiskBands } from "../../reference/catalogue/risk-bands";
import { matching, type Network, picked, within } from "./picked";

/** The places of a network in the cells of a zoom, and what is in none of them; together they are all that match. */
export async function readCells(tx: Tx, network: Network, bounds: Bounds, zoom: number) {
  const { cells, withoutPlace, outside } = await cellsOf(tx, picked(network), {
    bounds,
    zoom,
    bands: network.risk.bands,
  });
  const read = cells.reduce((sum, { count }) => sum + count, 0) + withoutPlace + outside;
  const total = read < MOST_PLACES ? read : await countAll(tx, network);
  return { cells, left: { withoutPlace, outside, beyondLimit: total - read } };
}

export interface Part {
  bounds: Bounds;
  zoom: number;
  bands: RiskBands;
}

/** Of places with id, lat, east, is_vague and band, as `picked` has them: which cells they are in, and how many are in none. */
export async function cellsOf(tx: Tx, places: SQL, { bounds, zoom, bands }: Part) {
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
  const inside = groups.filter(({ row }) => row > 0);
  return {
    cells: await withTargets(tx, joinGroups(inside, bands)),
    withoutPlace: countOf(WITHOUT_PLACE),
    outside: countOf(OUTSIDE),
  };
}

/** Instead of a row of cells, which count from 1. */
const [WITHOUT_PLACE, OUTSIDE] = [-2, -1];

/** The places of one cell that are of one band. Longitudes are counted from the date line. */
export interface CellGroup {
  x: number;
  y: number;
  band: number;
  count: number;
  vague: number;
  id: number;
  eastSum: number;
  latSum: number;
  west: number;
  east: number;
  south: number;
  north: number;
}

async function countAll(tx: Tx, network: Network): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from ${matching(network)}`);
  return rows[0]?.n ?? 0;
}

type Group = CellGroup & { row: number };

export type Joined = Omit<MapCell, "target"> & { id: number };

export function joinGroups(groups: readonly CellGroup[], bands: RiskBands): Joined[] {
  const byCell = new Map<string, CellGroup[]>();
  for (const part of groups) {
    const key = `${part.x},${part.y}`;
    const known = byCell.get(key);
    if (known) known.push(part);
    else byCell.set(key, [part]);
  }
  return [...byCell.values()].map((some) => joinedOf(some, bands));
}

function joinedOf(groups: readonly CellGroup[], bands: RiskBands): Joined {
  const sum = (of: (part: CellGroup) => number) => groups.reduce((total, part) => total + of(part), 0);
  const count = sum((part) => part.count);
  const byRisk = RISK_NAMES.toReversed()
    .map((risk) => ({ risk, count: sum((part) => (riskOfBand(part.band, bands) === risk ? part.count : 0)) }))
    .filter((one) => one.count > 0);
  const [first] = groups;
  return {
    x: first?.x ?? 0,
    y: first?.y ?? 0,
    id: first?.id ?? 0,
    lon: sum(({ eastSum }) => eastSum) / count - 180,
    lat: sum(({ latSum }) => latSum) / count,
    count,
    vague: sum(({ vague }) => vague),
    byRisk,
    worst: byRisk[0]?.risk ?? "NA",
    box: {
      west: Math.min(...groups.map(({ west }) => west)) - 180,
      south: Math.min(...groups.map(({ south }) => south)),
      east: Math.max(...groups.map(({ east }) => east)) - 180,
      north: Math.max(...groups.map(({ north }) => north)),
    },
  };
}

export const riskOfBand = (band: number, bands: RiskBands): RiskName =>
  band === 0 ? "NA" : (bands[band - 1]?.risk ?? "No");

/** A cell of one target says which. */
export async function withTargets(tx: Tx, cells: readonly Joined[]): Promise<MapCell[]> {
  const ids = cells.filter(({ count }) => count === 1).map(({ id }) => id);
  const { rows } = await tx.execute<NonNullable<MapCell["target"]>>(sql`
    select id::float8 as id, name, type, ctype, coalesce(place ->> 'precision', 'address') as precision
      from targets where id = any(${sql.param(ids)}::bigint[])`);
  const targets = new Map(rows.map((row) => [row.id, row]));
  return cells.map(({ id, ...cell }) => ({ ...cell, target: (cell.count === 1 && targets.get(id)) || null }));
}

import { sql } from "drizzle-orm";
import type { MapCell } from "~/backend/contract/map";
import { type Bounds, gridOf, rowsBetween } from "~/backend/contract/map-grid";
import { MOST_PLACES } from "~/backend/contract/map-words";
import { RISK_NAMES, type RiskName } from "~/backend/contract/score-words";
import type { Tx } from "../../platform/db/database";
import type { RiskBands } from "../../reference/catalogue/risk-bands";
import { matching, type Network, picked, within } from "./picked";

/** The places of a network in the cells of a zoom, and what is in none of them; together they are all that match. */
export async function readCells(tx: Tx, network: Network, bounds: Bounds, zoom: number) {
  const { first, southEdges, counts } = rowsBetween(gridOf(zoom), bounds.south, bounds.north);
  // One pass: what has no place and what is outside are groups of their own.
  const { rows } = await tx.execute<{ parts: Part[] }>(sql`
    with placed as (
           select p.*, case when lat is null then ${WITHOUT_PLACE}::int
                            when ${within(bounds)} then greatest(1, width_bucket(lat, ${sql.param(southEdges)}::float8[]))
                            else ${OUTSIDE}::int end as row
             from (${picked(network)}) p),
         parts as (
           select row + ${first}::int - 1 as y, least(count - 1, floor(east / 360 * count))::int as x, band, count(*)::int as count, row,
                  (count(*) filter (where is_vague))::int as vague, min(id) as id,
                  sum(east) as "eastSum", sum(lat) as "latSum", min(east) as west, max(east) as east, min(lat) as south, max(lat) as north
             from (select placed.*, (${sql.param(counts)}::int[])[row] as count from placed) celled group by row, 2, band)
    select coalesce(json_agg(parts), '[]') as parts from parts`);
  const parts = rows[0]?.parts ?? [];
  const countOf = (some: readonly Part[]) => some.reduce((sum, { count }) => sum + count, 0);
  const read = countOf(parts);
  const total = read < MOST_PLACES ? read : await countAll(tx, network);
  return {
    cells: await withTargets(
      tx,
      joinParts(
        parts.filter(({ row }) => row > 0),
        network.risk.bands,
      ),
    ),
    left: {
      withoutPlace: countOf(parts.filter(({ row }) => row === WITHOUT_PLACE)),
      outside: countOf(parts.filter(({ row }) => row === OUTSIDE)),
      beyondLimit: total - read,
    },
  };
}

/** Instead of a row of cells, which count from 1. */
const [WITHOUT_PLACE, OUTSIDE] = [-2, -1];

/** The places of one cell that are of one band. Longitudes are counted from the date line. */
interface Part {
  row: number;
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

type Joined = Omit<MapCell, "target"> & { id: number };

function joinParts(parts: readonly Part[], bands: RiskBands): Joined[] {
  const byCell = new Map<string, Part[]>();
  for (const part of parts) {
    const key = `${part.x},${part.y}`;
    const known = byCell.get(key);
    if (known) known.push(part);
    else byCell.set(key, [part]);
  }
  return [...byCell.values()].map((some) => joinedOf(some, bands));
}

function joinedOf(parts: readonly Part[], bands: RiskBands): Joined {
  const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);
  const count = sum((part) => part.count);
  const byRisk = RISK_NAMES.toReversed()
    .map((risk) => ({ risk, count: sum((part) => (riskOfBand(part.band, bands) === risk ? part.count : 0)) }))
    .filter((one) => one.count > 0);
  const [first] = parts;
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
      west: Math.min(...parts.map(({ west }) => west)) - 180,
      south: Math.min(...parts.map(({ south }) => south)),
      east: Math.max(...parts.map(({ east }) => east)) - 180,
      north: Math.max(...parts.map(({ north }) => north)),
    },
  };
}

export const riskOfBand = (band: number, bands: RiskBands): RiskName =>
  band === 0 ? "NA" : (bands[band - 1]?.risk ?? "No");

/** A cell of one target says which. */
async function withTargets(tx: Tx, cells: readonly Joined[]): Promise<MapCell[]> {
  const ids = cells.filter(({ count }) => count === 1).map(({ id }) => id);
  const { rows } = await tx.execute<NonNullable<MapCell["target"]>>(sql`
    select id::float8 as id, name, type, ctype, coalesce(place ->> 'precision', 'address') as precision
      from targets where id = any(${sql.param(ids)}::bigint[])`);
  const targets = new Map(rows.map((row) => [row.id, row]));
  return cells.map(({ id, ...cell }) => ({ ...cell, target: (cell.count === 1 && targets.get(id)) || null }));
}

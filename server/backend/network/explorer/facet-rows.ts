import { sql } from "drizzle-orm";
import { FACET_NAMES, type FacetName, NO_VALUE } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { Turns } from "../../platform/threads/turns";
import type { ReadAnew } from "../kept/kept";
import { type Coded, type Columns, coded, readColumns } from "../kept/read-columns";
import { FACET_COLUMNS, NOTHING_OWN } from "./facet-columns";
import { namesOf, type OwnNamed, OwnOrder } from "./own-order";
import { described, type Looking, ON_MAP, ownSet } from "./sources";

/**
 * All that a customer may see, as facets tell it apart: a column for each facet, each row's value as a place in the column's list.
 * Of the directory a row stands for many targets; what the customer knows something of has a row of its own, and takes itself off the
 * directory's by a second one.
 */
export interface FacetRows {
  columns: Record<FacetName, Coded>;
  /** For how many targets each row stands. */
  counts: Int32Array;
  /** When the newest alert about the row's target was, in milliseconds since 1970; 0: none in thirty days before it was read. */
  alertedAt: Float64Array;
  /** Of rows of one target; NaN in those of the directory. */
  ids: Float64Array;
  /** Where a map shows such a target, NaN where it has no place: degrees, `east` from the date line, `north` as `map_north` has it. */
  lat: Float64Array;
  east: Float64Array;
  north: Float64Array;
  /** Rows of one target that are not taken off the directory, in the orders of the list. */
  own: OwnOrder;
}

/** The columns that a row is told apart by, apart from alerts: those grow old by themselves. */
const COLUMNS = FACET_NAMES.filter((name) => name !== "alerts");
const READ = [
  "n",
  "alerted",
  "id",
  "lat",
  "east",
  "north",
  "score",
  "sort_name",
  "position",
  ...COLUMNS.map((name) => FACET_COLUMNS[name]),
];

/** One statement, so that all is of one state. */
export async function readFacetRows(tx: Tx, looking: Looking): Promise<ReadAnew<FacetRows>> {
  const { customerId } = looking;
  const wanted = sql`${ON_MAP}, case when m.tier is not null then (select max(a.at) from alert_targets a
    where a.customer_id = ${customerId}::bigint and a.target_id = t.id) end as alerted_at`;
  const own = COLUMNS.map((name) => sql.identifier(FACET_COLUMNS[name]));
  const columns = await readColumns(
    tx,
    READ,
    sql`select ${sql.join(own, sql`, `)}, null::int as n, (extract(epoch from alerted_at) * 1000)::float8 as alerted, id,
               lat, (lon + 180) - 360 * floor((lon + 180) / 360) as east, map_north(lat) as north,
               score, sort_name, row_number() over (order by sort_name, id)::int as position
          from (${described(looking, sql`(${ownSet(looking)}) c`, wanted)}) d
        union all
        select ${sql.join(COLUMNS.map(ofDirectory), sql`, `)}, count, null, null, null, null, null, null, null, null from target_facets where count > 0`,
  );
  return { rows: await packed(columns), snapshot: columns.snapshot, isCommitted: columns.isCommitted };
}

function ofDirectory(name: FacetName) {
  const nothing = NOTHING_OWN[name];
  if (nothing !== undefined) return sql`${nothing}::text`;
  const column = sql.identifier(FACET_COLUMNS[name]);
  return name === "types" || name === "ctypes" || name === "places"
    ? column
    : sql`coalesce(nullif(${column}, ''), ${NO_VALUE})`;
}

/** Of what the customer knows itself (no `n`), a second row takes it off the directory's figures. */
async function packed({ list, length }: Columns): Promise<FacetRows> {
  const turns = new Turns();
  const numbers = list<number | null>("n");
  const isOwn = list<string>(FACET_COLUMNS.own).map((own) => own === "true");
  const twins = numbers.flatMap((n, at) => (n === null && !isOwn[at] ? [at] : []));
  const columns = {} as Record<FacetName, Coded>;
  for (const name of COLUMNS) {
    await turns.give();
    columns[name] = withTwins(list<string>(FACET_COLUMNS[name]), twins, NOTHING_OWN[name]);
  }
  columns.alerts = { values: ["false", "true"], codes: new Uint16Array(length + twins.length) };
  const told = (name: string, missing: number): Float64Array => {
    const values = list<number | null>(name);
    const all = Float64Array.from({ length: length + twins.length }, (_, at) => values[at] ?? missing);
    for (const [at, twin] of twins.entries()) all[length + at] = values[twin] ?? missing;
    return all;
  };
  const counts = Int32Array.from({ length: length + twins.length }, (_, at) => (at < length ? (numbers[at] ?? 1) : -1));
  // What the directory tells of a target is nobody's alert.
  const alertedAt = told("alerted", 0).fill(0, length);
  const [ids, lat, east, north] = ["id", "lat", "east", "north"].map((name) => told(name, Number.NaN));
  await turns.give();
  const own = new OwnOrder(named({ list, length }, columns.countries));
  return { columns, counts, alertedAt, ids, lat, east, north, own } as FacetRows;
}

function named({ list, length }: Pick<Columns, "list" | "length">, countries: Coded): OwnNamed {
  const positions = list<number | null>("position");
  const [ids, scores, names] = [list<number>("id"), list<number | null>("score"), list<string>("sort_name")];
  const rows = new Uint32Array(length - positions.filter((position) => position === null).length);
  for (const [row, position] of positions.entries()) if (position !== null) rows[position - 1] = row;
  return {
    rows,
    ids: Float64Array.from(rows, (row) => ids[row] as number),
    scores: Float32Array.from(rows, (row) => scores[row] ?? -1),
    countries,
    names: namesOf(Array.from(rows, (row) => names[row] as string)),
  };
}

/** `twins`: rows that come a second time behind all others, with `nothing` instead of their own value where that is known. */
function withTwins(texts: readonly string[], twins: readonly number[], nothing: string | undefined): Coded {
  const { values, codes, codeOf } = coded(texts, texts.length + twins.length);
  for (const [at, twin] of twins.entries())
    codes[texts.length + at] = nothing === undefined ? (codes[twin] ?? 0) : codeOf(nothing);
  return { values, codes };
}

import { sql } from "drizzle-orm";
import { FACET_NAMES, type FacetName, NO_VALUE } from "~/backend/contract/explorer-words";
import type { Tx } from "../../platform/db/database";
import { Turns } from "../../platform/threads/turns";
import { FACET_COLUMNS, NOTHING_OWN } from "./facet-columns";
import { described, type Looking, ownSet } from "./sources";

/**
 * All that a customer may see, as facets tell it apart: a column for each facet, each row's value as a place in the column's list.
 * Of the directory a row stands for many targets; what the customer knows something of has a row of its own, and takes itself off the
 * directory's by a second one.
 */
export interface FacetRows {
  columns: Record<FacetName, FacetColumn>;
  /** For how many targets each row stands. */
  counts: Int32Array;
  /** When the newest alert about the row's target was, in milliseconds since 1970; 0: none in thirty days before it was read. */
  alertedAt: Float64Array;
}

export interface FacetColumn {
  values: readonly string[];
  codes: Uint16Array;
}

/** The columns that a row is told apart by, apart from alerts: those grow old by themselves. */
const COLUMNS = FACET_NAMES.filter((name) => name !== "alerts");

/**
 * One statement, so that all is of one state. What a transaction sees of its own changes must not be kept: it may be taken back.
 */
export async function readFacetRows(tx: Tx, looking: Looking) {
  const { customerId } = looking;
  const lists = COLUMNS.map((name) => {
    const column = sql.identifier(FACET_COLUMNS[name]);
    return sql`json_agg(${column})::text as ${column}`;
  });
  const alerted = sql`, case when m.tier is not null then (select max(a.at) from alert_targets a
    where a.customer_id = ${customerId}::bigint and a.target_id = t.id) end as alerted_at`;
  const own = COLUMNS.map((name) => sql.identifier(FACET_COLUMNS[name]));
  const { rows } = await tx.execute<Record<string, string>>(sql`
    select pg_current_snapshot()::text as snapshot, (pg_current_xact_id_if_assigned() is null)::text as committed,
           json_agg(n)::text as n, json_agg(alerted)::text as alerted, ${sql.join(lists, sql`, `)}
      from (
        select ${sql.join(own, sql`, `)}, null::int as n, (extract(epoch from alerted_at) * 1000)::float8 as alerted
          from (${described(looking, sql`(${ownSet(looking)}) c`, alerted)}) d
        union all
        select ${sql.join(COLUMNS.map(ofDirectory), sql`, `)}, count, null from target_facets where count > 0) r`);
  const [row = {}] = rows;
  return {
    rows: await packed(row),
    snapshot: String(row.snapshot),
    isCommitted: row.committed === "true",
  };
}

function ofDirectory(name: FacetName) {
  const nothing = NOTHING_OWN[name];
  if (nothing !== undefined) return sql`${nothing}::text`;
  const column = sql.identifier(FACET_COLUMNS[name]);
  return name === "types" || name === "ctypes" || name === "places"
    ? column
    : sql`coalesce(nullif(${column}, ''), ${NO_VALUE})`;
}

/** `row`: a JSON list of each column. Of what the customer knows itself (no `n`), a second row takes it off the directory's figures. */
async function packed(row: Record<string, string>): Promise<FacetRows> {
  const turns = new Turns();
  const list = <T>(name: string): T[] => JSON.parse(row[name] ?? "null") ?? [];
  const numbers = list<number | null>("n");
  const isOwn = list<string>(FACET_COLUMNS.own).map((own) => own === "true");
  const twins = numbers.flatMap((n, at) => (n === null && !isOwn[at] ? [at] : []));
  const length = numbers.length + twins.length;
  const columns = {} as Record<FacetName, FacetColumn>;
  for (const name of COLUMNS) {
    await turns.give();
    columns[name] = coded(list<string>(FACET_COLUMNS[name]), twins, NOTHING_OWN[name]);
  }
  columns.alerts = { values: ["false", "true"], codes: new Uint16Array(length) };
  const counts = new Int32Array(length);
  const alertedAt = new Float64Array(length);
  for (const [at, time] of list<number | null>("alerted").entries()) alertedAt[at] = time ?? 0;
  for (const [at, n] of numbers.entries()) counts[at] = n ?? 1;
  counts.fill(-1, numbers.length);
  return { columns, counts, alertedAt };
}

/** `twins`: rows that come a second time behind all others, with `nothing` instead of their own value where that is known. */
function coded(values: readonly string[], twins: readonly number[], nothing: string | undefined): FacetColumn {
  const places = new Map<string, number>();
  const codeOf = (value: string) => {
    const known = places.get(value);
    if (known !== undefined) return known;
    places.set(value, places.size);
    return places.size - 1;
  };
  const codes = new Uint16Array(values.length + twins.length);
  for (const [at, value] of values.entries()) codes[at] = codeOf(value);
  for (const [at, twin] of twins.entries()) codes[values.length + at] = codeOf(nothing ?? values[twin] ?? NO_VALUE);
  return { values: [...places.keys()], codes };
}

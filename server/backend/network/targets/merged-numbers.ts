import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** One after the other; no chain is as long. */
const MOST_MERGES = 100;

/** The CTE `way` (from, id): from numbers of targets that were merged, over all merges that were not undone, to those that they are part of. */
const wayOf = (customerId: number | SQL, ids: SQL): SQL => sql`
  way("from", id, step) as (
    select merged_id, kept_id, 1 from target_merges
     where customer_id = ${customerId} and merged_id = any(${ids}) and undone_at is null
    union all
    select w."from", m.kept_id, w.step + 1 from way w join target_merges m
      on m.customer_id = ${customerId} and m.merged_id = w.id and m.undone_at is null
     where w.step < ${MOST_MERGES})`;

/** What targets of the customer's are part of by now, by their own numbers; those that were not merged are not in it. */
export async function mergedInto(tx: Tx, customerId: number, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ from: string; id: string }>(sql`
    with recursive ${wayOf(customerId, sql`${sql.param([...ids])}::bigint[]`)}
    select distinct on ("from") "from", id from way order by "from", step desc`);
  return new Map(rows.map(({ from, id }) => [Number(from), Number(id)]));
}

/**
 * An array of numbers of targets with those that they were merged into, computed once in a statement: an address that somebody kept names a target by the
 * number that it had.
 */
export const alsoMerged = (customerId: number | SQL, ids: readonly number[]): SQL => {
  const given = sql`${sql.param([...ids])}::bigint[]`;
  return sql`array(with recursive ${wayOf(customerId, given)} select unnest(${given}) union select id from way)`;
};

/** Targets of the customer's that are one again with none since a moment, by what they were part of until then. */
export async function unmergedSince(tx: Tx, customerId: number, since: Date): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ mergedId: string; keptId: string }>(sql`
    select merged_id as "mergedId", kept_id as "keptId" from target_merges
     where customer_id = ${customerId} and undone_at >= ${since.toISOString()}::timestamptz`);
  return new Map(rows.map(({ mergedId, keptId }) => [Number(mergedId), Number(keptId)]));
}

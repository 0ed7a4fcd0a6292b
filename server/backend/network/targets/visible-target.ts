import { sql } from "drizzle-orm";
import { notFound } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import type { TargetSize, TargetType, Tier } from "../../platform/db/schema/targets";

export interface VisibleTarget {
  id: number;
  type: TargetType;
  ctype: string;
  size: TargetSize | null;
  /** Null where the customer does not watch it. */
  tier: Tier | null;
  industry: string | null;
  country: string | null;
}

/**
 * The target that a path names; of one that was merged into another, that one, whose `id` tells so. Throws 404 for one that is not there or not
 * the asker's; a visitor (null) sees public ones.
 */
export async function visibleTarget(tx: Tx, customerId: number | null, param: string): Promise<VisibleTarget> {
  const id = rowId(param, "target");
  const target = await once(tx, `visible target ${id}`, () => findOrMerged(tx, customerId, id));
  if (!target) throw notFound("target");
  return target;
}

async function findOrMerged(tx: Tx, customerId: number | null, id: number): Promise<VisibleTarget | null> {
  const target = await find(tx, customerId, id);
  if (target || customerId === null) return target;
  const into = await mergedInto(tx, customerId, id);
  return into === null ? null : find(tx, customerId, into);
}

/** What a target of the customer's is part of, over all merges that were not undone; null where it was not merged. */
async function mergedInto(tx: Tx, customerId: number, id: number): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive way(id, step) as (
      select kept_id, 1 from target_merges where customer_id = ${customerId} and merged_id = ${id} and undone_at is null
      union all
      select m.kept_id, w.step + 1 from way w join target_merges m
        on m.customer_id = ${customerId} and m.merged_id = w.id and m.undone_at is null
       where w.step < ${MOST_MERGES})
    select id from way order by step desc limit 1`);
  return rows[0] ? Number(rows[0].id) : null;
}

/** One after the other; no chain is as long. */
const MOST_MERGES = 100;

async function find(tx: Tx, customerId: number | null, id: number): Promise<VisibleTarget | null> {
  const { rows } = await tx.execute<Omit<VisibleTarget, "id"> & Record<string, unknown>>(sql`
    select t.type, t.ctype, t.size, m.tier, t.industry, t.country from targets t
      left join monitored_targets m on m.customer_id = ${customerId}::bigint and m.target_id = t.id
     where t.id = ${id} and ${seenBy(customerId)}`);
  const [target] = rows;
  return target ? { ...target, id } : null;
}

/** A row of `t` is public, or the customer's own. */
export const seenBy = (customerId: number | null, row = sql.raw("t")) =>
  sql`(${row}.owner_id is null or ${row}.owner_id = ${customerId}::bigint)`;

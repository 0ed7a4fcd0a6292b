import { sql } from "drizzle-orm";
import { notFound } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import type { TargetSize, TargetType, Tier } from "../../platform/db/schema/targets";
import { mergedInto } from "./merged-numbers";

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
  const into = (await mergedInto(tx, customerId, [id])).get(id);
  return into === undefined ? null : find(tx, customerId, into);
}

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

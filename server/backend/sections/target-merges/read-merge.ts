import { type SQL, sql } from "drizzle-orm";
import { MERGE_UNDOABLE_DAYS, type TargetMerge } from "~/backend/contract/target-merges";
import type { Tx } from "../../platform/db/database";
import { sameZone } from "./merge-targets";
import type { Merge } from "./pair";
import { RECORDED } from "./record-rows";
import { TABLES } from "./references";
import { stayingOf } from "./undo-rows";

/** A merge of the customer's, with what undoing it would leave as it is; null where there is none of this number. */
export async function readMerge(tx: Tx, customerId: number, mergeId: number): Promise<TargetMerge | null> {
  const { rows } = await tx.execute<Row>(sql`
    select m.id, m.kept_id as "keptId", m.kept_name as "keptName", m.merged_id as "mergedId", m.merged_name as "mergedName", m.reason,
           m.counts, m.merged_at as "mergedAt", m.undone_at as "undoneAt", m.stayed,
           m.merged_at + make_interval(days => ${MERGE_UNDOABLE_DAYS}::int) as "undoableUntil",
           m.merged_at + make_interval(days => ${MERGE_UNDOABLE_DAYS}::int) < now() as expired,
           ${nameOf(sql`m.merged_by`)} as "mergedBy", ${nameOf(sql`m.undone_by`)} as "undoneBy",
           exists (select from target_merges o where o.customer_id = m.customer_id and o.merged_id = m.kept_id and o.undone_at is null) as "mergedOn"
      from target_merges m where m.customer_id = ${customerId} and m.id = ${mergeId}`);
  const [row] = rows;
  if (!row) return null;
  const { keptId, keptName, mergedId, mergedName, counts, mergedAt, undoneAt, stayed, mergedOn, ...rest } = row;
  const { expired, undoableUntil, ...said } = rest;
  const merge: Merge = { customerId, mergeId, keptId: Number(keptId), mergedId: Number(mergedId) };
  return {
    ...said,
    id: Number(row.id),
    kept: { id: merge.keptId, name: keptName },
    merged: { id: merge.mergedId, name: mergedName },
    moved: counts,
    mergedAt: instant(mergedAt),
    undoneAt: undoneAt && instant(undoneAt),
    undoableUntil: instant(undoableUntil),
    refusal: undoneAt !== null ? "undone" : expired ? "expired" : mergedOn ? "merged-on" : null,
    staying: undoneAt !== null ? (stayed ?? {}) : expired ? {} : await countStaying(tx, merge),
  };
}

/** By kind, as an undo would leave them; the fields of the target itself are `facts`. */
async function countStaying(tx: Tx, merge: Merge): Promise<Record<string, number>> {
  await sameZone(tx);
  const counts = Object.keys(RECORDED)
    .filter((name) => !JOBS_WRITE.includes(name))
    .map((name) => sql`select ${kindOf(name)}::text as kind, (${stayingOf(merge, name)}) as n`);
  const { rows } = await tx.execute<{ kind: string; n: number }>(sql`
    select kind, sum(n)::int as n from (${sql.join(counts, sql` union all `)}) counted group by kind having sum(n) > 0 order by kind`);
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
}

/** Nobody changed these when they changed: matching, screening and scoring find them anew, after an undo as well. */
const JOBS_WRITE: readonly string[] = ["event_links", "alert_targets", "target_screenings", "scores", "score_history"];

const kindOf = (name: string): string => {
  if (name === "targets") return "facts";
  return TABLES[name] ? (TABLES[name].kind ?? "imports") : "filters";
};

/** A person of the customer. */
export const nameOf = (userId: SQL): SQL =>
  sql`(select u.firstname || ' ' || u.lastname from users u where u.customer_id = m.customer_id and u.id = ${userId})`;

export const instant = (at: string): string => new Date(at).toISOString();

interface Row extends Record<string, unknown> {
  id: string;
  keptId: string;
  keptName: string;
  mergedId: string;
  mergedName: string;
  reason: string;
  counts: Record<string, number>;
  mergedAt: string;
  undoneAt: string | null;
  stayed: Record<string, number> | null;
  mergedBy: string | null;
  undoneBy: string | null;
  mergedOn: boolean;
  undoableUntil: string;
  expired: boolean;
}

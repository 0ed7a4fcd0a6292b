import { sql } from "drizzle-orm";
import { hours } from "~/time/duration";
import type { Tx } from "../../platform/db/database";
import { type FacetRows, readFacetRows } from "./facet-rows";
import type { Looking } from "./sources";

interface Kept {
  rows: FacetRows;
  /** In which state of which database it was read. */
  snapshot: string;
  where: string;
  readAt: number;
}

/** By customer and what its risks are told by; the one used longest ago first. */
const kept = new Map<string, Kept>();

/** Marks of changes are kept for a day (`sweep.ts`), so nothing may be kept that is nearly as old. */
const LONGEST_KEPT = hours(1);
/** Rows of all customers together: some 40 bytes each. */
const MOST_KEPT = 1_000_000;

/**
 * Reads them, or takes those that were read before: they hold as long as no transaction is visible that changed what they are read from
 * and was not when they were. `now`: by the database's clock, in milliseconds.
 */
export async function facetRows(tx: Tx, looking: Looking): Promise<{ rows: FacetRows; now: number }> {
  const { customerId, risk } = looking;
  const key = JSON.stringify([customerId, risk.perspective, risk.bands]);
  const known = kept.get(key);
  const checked = await tx.execute<{ now: number; place: string; stale: boolean }>(sql`
    select (extract(epoch from now()) * 1000)::float8 as now, current_database() || ' ' || 'network_changes'::regclass::oid as place,
           ${known ? changedSince(customerId, known.snapshot) : sql`true`} as stale`);
  const { now = 0, place = "", stale = true } = checked.rows[0] ?? {};
  kept.delete(key);
  if (known && !stale && known.where === place && Math.abs(now - known.readAt) < LONGEST_KEPT) {
    kept.set(key, known);
    return { rows: known.rows, now };
  }
  const { rows, snapshot, isCommitted } = await readFacetRows(tx, looking);
  if (isCommitted) keep(key, { rows, snapshot, where: place, readAt: now });
  return { rows, now };
}

function keep(key: string, entry: Kept): void {
  kept.set(key, entry);
  let total = 0;
  for (const { rows } of kept.values()) total += rows.counts.length;
  for (const [oldest, { rows }] of kept) {
    if (total <= MOST_KEPT) return;
    kept.delete(oldest);
    total -= rows.counts.length;
  }
}

/** A transaction is visible now that was not in that state. All that ended before its oldest open one were. */
function changedSince(customerId: number, snapshot: string) {
  const unseen = sql`xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`;
  return sql`(exists (select from network_changes where owner_id is null and ${unseen})
    or exists (select from network_changes where owner_id = ${customerId}::bigint and ${unseen}))`;
}

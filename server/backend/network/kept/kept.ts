import { sql } from "drizzle-orm";
import { hours } from "~/time/duration";
import type { Tx } from "../../platform/db/database";

/** What one statement read. */
export interface ReadAnew<Rows> {
  rows: Rows;
  /** The state of the database that it saw: `READ_STATE`. */
  snapshot: string;
  /** False where the transaction had written before: what it sees of its own changes may be taken back. */
  isCommitted: boolean;
}

/** The columns `snapshot` and `committed` of a statement whose rows are to be kept. */
export const READ_STATE = sql`pg_current_snapshot()::text as snapshot, (pg_current_xact_id_if_assigned() is null)::text as committed`;

interface Entry<Rows> {
  rows: Rows;
  /** In which state of which database it was read. */
  snapshot: string;
  where: string;
  readAt: number;
}

/** Marks of changes are kept for a day (`sweep.ts`), so nothing may be kept that is nearly as old. */
const LONGEST_KEPT = hours(1);

/**
 * Rows of customers in this process's memory, for figures that would otherwise read all of them for each page. They hold as long as no
 * transaction is visible that changed what they are read from and was not when they were: triggers note those in `network_changes`.
 */
export class Kept<Rows> {
  /** The one used longest ago first. */
  readonly #entries = new Map<string, Entry<Rows>>();

  /** `most`: rows of all customers together; `lengthOf`: how many there are in one answer. */
  constructor(
    private readonly most: number,
    private readonly lengthOf: (rows: Rows) => number,
  ) {}

  /**
   * Reads them, or takes those that were read before. `parts`: what besides the customer they depend on. `now`: by the database's clock, in
   * milliseconds since 1970.
   */
  async read(
    tx: Tx,
    customerId: number,
    parts: readonly unknown[],
    readAnew: () => Promise<ReadAnew<Rows>>,
  ): Promise<{ rows: Rows; now: number }> {
    const key = JSON.stringify([customerId, ...parts]);
    const known = this.#entries.get(key);
    const checked = await tx.execute<{ now: number; place: string; stale: boolean }>(sql`
      select (extract(epoch from now()) * 1000)::float8 as now, current_database() || ' ' || 'network_changes'::regclass::oid as place,
             ${known ? changedSince(customerId, known.snapshot) : sql`true`} as stale`);
    const { now = 0, place = "", stale = true } = checked.rows[0] ?? {};
    this.#entries.delete(key);
    if (known && !stale && known.where === place && Math.abs(now - known.readAt) < LONGEST_KEPT) {
      this.#entries.set(key, known);
      return { rows: known.rows, now };
    }
    const { rows, snapshot, isCommitted } = await readAnew();
    if (isCommitted) this.#keep(key, { rows, snapshot, where: place, readAt: now });
    return { rows, now };
  }

  #keep(key: string, entry: Entry<Rows>): void {
    this.#entries.set(key, entry);
    let total = 0;
    for (const { rows } of this.#entries.values()) total += this.lengthOf(rows);
    for (const [oldest, { rows }] of this.#entries) {
      if (total <= this.most) return;
      this.#entries.delete(oldest);
      total -= this.lengthOf(rows);
    }
  }
}

/** A transaction is visible now that was not in that state. All that ended before its oldest open one were. */
function changedSince(customerId: number, snapshot: string) {
  const unseen = sql`xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`;
  return sql`(exists (select from network_changes where owner_id is null and ${unseen})
    or exists (select from network_changes where owner_id = ${customerId}::bigint and ${unseen}))`;
}

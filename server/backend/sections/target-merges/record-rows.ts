import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { LIST_TABLES } from "./move-lists";
import { agree, column, type Merge, table } from "./pair";
import { TABLES } from "./references";

/** A table whose rows a merge writes down before it changes them. */
export interface RecordedTable {
  owner: "customer_id" | "owner_id";
  key: readonly string[];
  /** Which rows of `t` a merge may change. */
  holds: (merge: Merge) => SQL;
  /** Columns by which a row that moves is found under another key. */
  moving: readonly string[];
  /** The merge may add rows of the kept target. */
  grows: boolean;
}

const GROWING: readonly string[] = ["target_names", "target_places"];

/** All of them by name, in the order in which they are changed; the targets themselves first, so that the merged one is there when its rows come back. */
export const RECORDED: Readonly<Record<string, RecordedTable>> = {
  targets: {
    owner: "owner_id",
    key: ["id"],
    holds: ({ keptId, mergedId }) => sql`t.id in (${keptId}, ${mergedId})`,
    moving: [],
    grows: false,
  },
  ...Object.fromEntries(
    Object.entries(TABLES).map(([name, { owner, key, columns }]) => {
      const moved = Object.keys(columns).filter((of) => columns[of] !== "recomputed");
      const holds = ({ keptId, mergedId }: Merge) =>
        sql.join(
          moved.map((of) => sql`${column("t", of)} in (${keptId}, ${mergedId})`),
          sql` or `,
        );
      const moving = moved.filter((of) => key.includes(of));
      return [name, { owner, key, holds, moving, grows: GROWING.includes(name) }];
    }),
  ),
  ...LIST_TABLES,
};

/** Writes down how the rows of both targets are before the merge. */
export async function recordBefore(tx: Tx, merge: Merge): Promise<void> {
  const { customerId, mergeId } = merge;
  for (const [name, { owner, holds }] of Object.entries(RECORDED)) {
    await tx.execute(sql`
      insert into target_merge_rows (customer_id, merge_id, table_name, before)
      select ${customerId}::bigint, ${mergeId}::bigint, ${name}, to_jsonb(t) from ${table(name)} t
       where ${column("t", owner)} = ${customerId} and (${holds(merge)})`);
  }
}

/** Writes down how they are after it, and forgets those that stayed as they were. */
export async function recordAfter(tx: Tx, merge: Merge): Promise<void> {
  for (const name of Object.keys(RECORDED)) await recordTable(tx, merge, name);
  await tx.execute(sql`
    delete from target_merge_rows r where ${of(merge)} and r.before is not distinct from r.after`);
}

async function recordTable(tx: Tx, merge: Merge, name: string): Promise<void> {
  const recorded = RECORDED[name];
  if (!recorded) return;
  const { key, moving, grows, owner } = recorded;
  const { customerId, mergeId, keptId, mergedId } = merge;
  const goes = (one: string): SQL =>
    moving.includes(one)
      ? sql`case when ${column("b", one)} = ${mergedId} then ${keptId}::bigint else ${column("b", one)} end as ${sql.identifier(one)}`
      : column("b", one);
  // A row that moved is found under the kept target, unless that had one there before.
  await tx.execute(sql`
    with was as materialized (
      select r.number as merge_row, ${list(key.map((one) => column("b", one)))} from target_merge_rows r
       cross join lateral jsonb_populate_record(null::${table(name)}, r.before) b
       where ${of(merge)} and r.table_name = ${name}
    ), goes as (
      select b.merge_row, ${list(key.map(goes))} from was b
    ), stands as (
      select g.merge_row, to_jsonb(t) as after from goes g join ${table(name)} t on ${agree(key, "t", "g")}
       where not exists (select from was o where o.merge_row <> g.merge_row and ${agree(key, "o", "g")})
    )
    update target_merge_rows r set after = s.after from stands s where ${of(merge)} and r.number = s.merge_row`);
  if (!grows) return;
  await tx.execute(sql`
    insert into target_merge_rows (customer_id, merge_id, table_name, after)
    select ${customerId}::bigint, ${mergeId}::bigint, ${name}, to_jsonb(t) from ${table(name)} t
     where ${column("t", owner)} = ${customerId} and (${recorded.holds(merge)})
       and not exists (select from target_merge_rows r cross join lateral jsonb_populate_record(null::${table(name)}, r.after) a
                        where ${of(merge)} and r.table_name = ${name} and ${agree(key, "a", "t")})`);
}

/** The rows of a merge, of `target_merge_rows r`. */
export const of = ({ customerId, mergeId }: Pick<Merge, "customerId" | "mergeId">): SQL =>
  sql`r.customer_id = ${customerId} and r.merge_id = ${mergeId}`;

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { LIST_TABLES } from "./move-lists";
import { agree, column, type Merge, sought, table } from "./pair";
import { TABLES } from "./references";

/** A table whose rows a merge writes down before it changes them. */
export interface RecordedTable {
  owner: "customer_id" | "owner_id";
  key: readonly string[];
  /** Which rows of `t` a merge may change. */
  holds: (merge: Merge) => SQL;
  /** Columns by which a row that moves is found under another key. */
  moving: readonly string[];
  /** As `TableRule` says. */
  checked?: string | undefined;
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
    Object.entries(TABLES).map(([name, { owner, key, columns, checked }]) => {
      const moved = Object.keys(columns).filter((of) => columns[of] !== "recomputed");
      const holds = ({ keptId, mergedId }: Merge) =>
        sql.join(
          moved.map((of) => sql`${column("t", of)} in (${keptId}, ${mergedId})`),
          sql` or `,
        );
      const moving = moved.filter((of) => key.includes(of));
      return [name, { owner, key, holds, moving, checked, grows: GROWING.includes(name) }];
    }),
  ),
  ...LIST_TABLES,
};

/** Of `after` while the merge runs: the kept target had a row under the key that this one would go to, so that it goes nowhere. */
const TAKEN = sql`'false'::jsonb`;

/**
 * Writes down how the rows of both targets are before the merge, and holds them: what somebody saved between this and the change would look like
 * the merge's own, and its undo would take it back.
 */
export async function recordBefore(tx: Tx, merge: Merge): Promise<void> {
  const { customerId, mergeId } = merge;
  for (const [name, recorded] of Object.entries(RECORDED)) {
    const { owner, holds, moving } = recorded;
    const taken = sql`case when ${isOfMerged(merge, recorded, "t")} and exists (
      select from ${table(name)} o where ${at(recorded, "o", (one) => goingTo(merge, recorded, "t", one))}) then ${TAKEN} end`;
    await tx.execute(sql`
      insert into target_merge_rows (customer_id, merge_id, table_name, before, after)
      select ${customerId}::bigint, ${mergeId}::bigint, ${name}, to_jsonb(t), ${moving.length > 0 ? taken : sql`null`} from ${table(name)} t
       where ${column("t", owner)} = ${customerId} and (${holds(merge)}) for update of t`);
  }
}

/** Writes down how they are after it, and forgets those that stayed as they were. */
export async function recordAfter(tx: Tx, merge: Merge): Promise<void> {
  for (const name of Object.keys(RECORDED)) await recordTable(tx, merge, name);
  await tx.execute(sql`
    delete from target_merge_rows r where ${of(merge)} and r.before is not distinct from r.after`);
}

/**
 * Each row is looked up by its key, one after the other: nobody has counted the rows of a merge that has just begun, so that a join of them is
 * planned for one row and takes minutes for 30,000.
 */
async function recordTable(tx: Tx, merge: Merge, name: string): Promise<void> {
  const recorded = RECORDED[name];
  if (!recorded) return;
  const { key, grows, owner } = recorded;
  const { customerId, mergeId } = merge;
  const standing = sql`
    select to_jsonb(t) from jsonb_populate_record(null::${table(name)}, r.before) b
      join ${table(name)} t on ${at(recorded, "t", (one) => goingTo(merge, recorded, "b", one))}`;
  await tx.execute(sql`
    update target_merge_rows r set after = case when r.after is null then (${standing}) end where ${of(merge)} and r.table_name = ${name}`);
  if (!grows) return;
  await tx.execute(sql`
    insert into target_merge_rows (customer_id, merge_id, table_name, after)
    select ${customerId}::bigint, ${mergeId}::bigint, ${name}, to_jsonb(t) from ${table(name)} t
     where ${column("t", owner)} = ${customerId} and (${recorded.holds(merge)})
       and not exists (select from target_merge_rows r cross join lateral jsonb_populate_record(null::${table(name)}, r.after) a
                        where ${of(merge)} and r.table_name = ${name} and ${agree(key, "a", "t")})`);
}

/** Where a row is found after the merge: one that moves under the kept target. */
function goingTo({ keptId, mergedId }: Merge, { moving }: RecordedTable, row: string, one: string): SQL {
  const was = column(row, one);
  return moving.includes(one) ? sql`case when ${was} = ${mergedId} then ${keptId}::bigint else ${was} end` : was;
}

const isOfMerged = ({ mergedId }: Merge, { moving }: RecordedTable, row: string): SQL =>
  sql`(${sql.join([sql`false`, ...moving.map((one) => sql`${column(row, one)} = ${mergedId}`)], sql` or `)})`;

/** `row` stands under this key. */
const at = ({ key, checked }: RecordedTable, row: string, value: (one: string) => SQL): SQL =>
  sql.join(
    key.map((one) => sql`${sought(row, one, checked)} = ${value(one)}`),
    sql` and `,
  );

/** The rows of a merge, of `target_merge_rows r`. */
export const of = ({ customerId, mergeId }: Pick<Merge, "customerId" | "mergeId">): SQL =>
  sql`r.customer_id = ${customerId} and r.merge_id = ${mergeId}`;

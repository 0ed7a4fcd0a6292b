import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { agree, column, type Merge, table } from "./pair";
import { of, RECORDED } from "./record-rows";
import { readShapes, type Shape } from "./shapes";

/** Of these it does not matter whether somebody changed them: they follow from the rest. */
const FOLLOWING = sql`array['version', 'updated_at', 'screening_hash', 'sort_name', 'revision', 'changed_by']`;

/**
 * Brings back what a merge changed, table by table. Of a row that changed since, the columns that the merge did not touch stay as they are
 * now; so do those that somebody changed after it. A row that is gone since stays gone.
 */
export async function undoRows(tx: Tx, merge: Merge): Promise<void> {
  const shapes = await readShapes(tx, Object.keys(RECORDED));
  for (const name of Object.keys(RECORDED)) {
    const shape = shapes.get(name);
    if (!shape) continue;
    await removeAdded(tx, merge, name);
    await moveBack(tx, merge, name, shape);
    await changeBack(tx, merge, name, shape);
    await putBack(tx, merge, name, shape);
  }
}

const populated = (name: string, from: SQL): SQL => sql`jsonb_populate_record(null::${table(name)}, ${from})`;
const keyOf = (name: string): readonly string[] => RECORDED[name]?.key ?? [];
/** The row `t` of the table stands under the key of `other`. */
const sameKey = (name: string, other: string): SQL => agree(keyOf(name), "t", other, RECORDED[name]?.checked);

/** The columns that can be written, of a row where it is named. */
const named = ({ columns }: Shape, row?: string): SQL =>
  sql.join(
    columns.map((one) => (row ? column(row, one) : sql`${sql.identifier(one)}`)),
    sql`, `,
  );

/** The row `r` of the merge stands under another key than before. */
export const isMoved = (name: string): SQL =>
  sql.join(
    [sql`false`, ...keyOf(name).map((key) => sql`r.before->${key}::text is distinct from r.after->${key}::text`)],
    sql` or `,
  );

/** What the merge set, as it was before: the columns of the row `now` that nobody changed since. */
const restored = sql`
  now || coalesce((select jsonb_object_agg(k, before->k) from jsonb_object_keys(before) k
     where k <> 'version' and before->k is distinct from after->k and now->k is not distinct from after->k), '{}')
  || case when before->'version' is distinct from after->'version' then jsonb_build_object('version', (now->>'version')::int + 1) else '{}' end`;

const rowsOf = (merge: Merge, name: string, which: SQL): SQL => sql`
  select r.number, r.before, r.after from target_merge_rows r where ${of(merge)} and r.table_name = ${name} and ${which}`;

async function removeAdded(tx: Tx, merge: Merge, name: string): Promise<void> {
  if (!RECORDED[name]?.grows) return;
  await tx.execute(sql`
    with added as (${rowsOf(merge, name, sql`r.before is null`)})
    delete from ${table(name)} t using added cross join lateral ${populated(name, sql`added.after`)} a where ${sameKey(name, "a")}`);
}

async function moveBack(tx: Tx, merge: Merge, name: string, shape: Shape): Promise<void> {
  if ((RECORDED[name]?.moving ?? []).length === 0) return;
  await tx.execute(sql`
    with moved as materialized (${rowsOf(merge, name, sql`r.before is not null and r.after is not null and (${isMoved(name)})`)}),
    gone as (
      delete from ${table(name)} t using moved cross join lateral ${populated(name, sql`moved.after`)} a
       where ${sameKey(name, "a")} returning moved.before, moved.after, to_jsonb(t) as now)
    insert into ${table(name)} (${named(shape)}) overriding system value
    select ${named(shape, "n")} from gone cross join lateral ${populated(name, sql`(${restored})`)} n on conflict do nothing`);
}

async function changeBack(tx: Tx, merge: Merge, name: string, { columns }: Shape): Promise<void> {
  const free = columns.filter((one) => !keyOf(name).includes(one));
  if (free.length === 0) return;
  const set = sql.join(
    free.map((one) => sql`${sql.identifier(one)} = ${column("b", one)}`),
    sql`, `,
  );
  await tx.execute(sql`
    with changed as materialized (${rowsOf(merge, name, sql`r.before is not null and r.after is not null and not (${isMoved(name)})`)}),
    standing as (
      select c.before, c.after, to_jsonb(t) as now from changed c cross join lateral ${populated(name, sql`c.after`)} a
        join ${table(name)} t on ${sameKey(name, "a")}),
    back as (select ${restored} as row from standing)
    update ${table(name)} t set ${set} from back cross join lateral ${populated(name, sql`back.row`)} b where ${sameKey(name, "b")}`);
}

/** What went with the merged target, where all that it refers to is still there. */
async function putBack(tx: Tx, merge: Merge, name: string, shape: Shape): Promise<void> {
  await tx.execute(sql`
    with went as (${rowsOf(merge, name, sql`r.before is not null and r.after is null`)})
    insert into ${table(name)} (${named(shape)}) overriding system value
    select ${named(shape, "b")} from went cross join lateral ${populated(name, sql`went.before`)} b where ${refersToStanding(shape)} on conflict do nothing`);
}

const refersToStanding = ({ references }: Shape): SQL =>
  sql.join(
    [
      sql`true`,
      ...references.map(({ to, columns, toColumns }) => {
        const same = columns.map((one, at) => sql`${column("p", toColumns[at] ?? "id")} = ${column("b", one)}`);
        const some = columns.map((one) => sql`${column("b", one)} is null`);
        return sql`(${sql.join(some, sql` or `)} or exists (select from ${table(to)} p where ${sql.join(same, sql` and `)}))`;
      }),
    ],
    sql` and `,
  );

/** How many rows of a kind an undo leaves as they are now, because somebody changed or removed them since. */
export function stayingOf(merge: Merge, name: string): SQL {
  return sql`
    select count(*)::int from target_merge_rows r cross join lateral ${populated(name, sql`r.after`)} a
      left join ${table(name)} t on ${sameKey(name, "a")}
     where ${of(merge)} and r.table_name = ${name} and r.before is not null and r.after is not null
       and (t is null or not (${isMoved(name)}) and exists (
         select from jsonb_object_keys(r.before) k where k <> all(${FOLLOWING}) and r.before->k is distinct from r.after->k
            and to_jsonb(t)->k is distinct from r.after->k))`;
}

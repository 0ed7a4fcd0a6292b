import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { FOLDS } from "./folds";
import { agree, column, type Merge, sought, table } from "./pair";
import { TABLES, type TableRule } from "./references";

/** Has the rows of the merged target be the kept one's, table by table, as `references.ts` says. */
export async function moveRows(tx: Tx, merge: Merge): Promise<void> {
  for (const [name, rule] of Object.entries(TABLES)) {
    await dropSelfRelations(tx, merge, name, rule);
    for (const [of, fate] of Object.entries(rule.columns)) {
      if (fate === "goes") await deleteOf(tx, merge, name, rule, of);
      if (fate === "joins") await join(tx, merge, name, rule, of);
      if (fate === "joins" || fate === "moves") await move(tx, merge, name, rule, of);
    }
  }
}

/** Between the two: one target delivers nothing to itself and owns itself no less. */
async function dropSelfRelations(tx: Tx, merge: Merge, name: string, { owner, columns }: TableRule): Promise<void> {
  const [one, other] = Object.keys(columns);
  if (!one || !other || columns[other] !== "joins") return;
  const { customerId, keptId, mergedId } = merge;
  await tx.execute(sql`
    delete from ${table(name)} t where ${column("t", owner)} = ${customerId}
       and (${column("t", one)}, ${column("t", other)}) in ((${keptId}, ${mergedId}), (${mergedId}, ${keptId}))`);
}

async function deleteOf(tx: Tx, merge: Merge, name: string, { owner }: TableRule, of: string): Promise<void> {
  await tx.execute(sql`
    delete from ${table(name)} t where ${column("t", owner)} = ${merge.customerId} and ${column("t", of)} = ${merge.mergedId}`);
}

/** Where the kept target has an equal row, own or public, the merged one's says what that lacks, and goes. */
async function join(tx: Tx, merge: Merge, name: string, rule: TableRule, of: string): Promise<void> {
  const { customerId, keptId, mergedId } = merge;
  const { owner, equal = [], inPeriods, checked } = rule;
  const public_ = owner === "owner_id" ? sql`or o.owner_id is null` : sql``;
  const theirs = sql`${column("t", owner)} = ${customerId} and ${column("t", of)} = ${mergedId}`;
  const twin = sql`${sought("o", of, checked)} = ${keptId} and (${column("o", owner)} = ${customerId} ${public_})
    and ${agree(
      equal.filter((one) => one !== of),
      "t",
      "o",
    )} ${inPeriods ? sql`and ${days("t")} && ${days("o")}` : sql``}`;
  const fold = FOLDS[name];
  if (fold) {
    // Both sides are found by an index; nobody has counted them, and row by row 5,000 relations are 25 million comparisons.
    await tx.execute(sql`select set_config('enable_nestloop', 'off', true)`);
    await tx.execute(fold(sql`${theirs} and ${twin}`));
    await tx.execute(sql`select set_config('enable_nestloop', 'on', true)`);
  }
  // A question of its own for each row, so that it is looked up by its key whatever the planner expects.
  await tx.execute(sql`
    delete from ${table(name)} t where ${theirs} and coalesce((select true from ${table(name)} o where ${twin} limit 1), false)`);
}

const days = (row: string) => sql`daterange(${column(row, "valid_from")}, ${column(row, "valid_to")}, '[]')`;

async function move(tx: Tx, merge: Merge, name: string, { owner, anew }: TableRule, of: string): Promise<void> {
  const { customerId, keptId, mergedId } = merge;
  const theirs = sql`${column("t", owner)} = ${customerId} and ${column("t", of)} = ${mergedId}`;
  if (!anew) {
    await tx.execute(sql`update ${table(name)} t set ${sql.identifier(of)} = ${keptId} where ${theirs}`);
    return;
  }
  await tx.execute(sql`
    with gone as (delete from ${table(name)} t where ${theirs} returning t.*)
    insert into ${table(name)}
    select n.* from gone cross join lateral jsonb_populate_record(
      null::${table(name)}, to_jsonb(gone) || jsonb_build_object(${of}::text, ${keptId}::bigint)) n
    on conflict do nothing`);
}

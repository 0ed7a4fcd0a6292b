import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../rows/candidate";
import { addToTargets } from "./add-to-targets";
import type { ImportKey } from "./import-key";
import { numberedRow } from "./numbered-row";
import { letGoneWait } from "./overtaken-rows";
import { type Taken, takenOf } from "./taken";

const AT_ONCE = 200;

/**
 * Lets each row in the state `join` add what its target does not know yet, and rows that repeat another one do the same for that
 * one's target. What was changed is kept with the row.
 */
export async function joinRows(tx: Tx, key: ImportKey, report: (done: number) => Promise<void>): Promise<Taken[]> {
  const { customerId, importId } = key;
  await letGoneWait(tx, key);
  await tx.execute(sql`
    update import_rows r set target_id = first.target_id from import_rows first
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'repeated' and r.target_id is null
       and first.customer_id = r.customer_id and first.import_id = r.import_id and first.row = r.repeats
       and first.state in ('created', 'join', 'joined')`);
  const taken: Taken[] = [];
  for (let after = 0; ; ) {
    const { rows } = await tx.execute<{ candidate: SupplierCandidate; id: string; state: string }>(sql`
      select candidate, target_id as id, state from import_rows
       where customer_id = ${customerId} and import_id = ${importId} and undo is null and row > ${after}
         and (state = 'join' or state = 'repeated' and target_id is not null)
       order by row limit ${AT_ONCE}`);
    if (rows.length === 0) return taken;
    const joining = rows.map(({ candidate, id }) => ({ candidate, targetId: Number(id) }));
    const undo = await addToTargets(tx, customerId, joining);
    const done = joining.map(({ candidate: { row } }) => ({ row, undo: undo.get(row) ?? {} }));
    await tx.execute(sql`
      update import_rows r set undo = done.undo, state = case r.state when 'join' then 'joined' else r.state end
        from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done(row int, undo jsonb),
             lateral ${numberedRow(key, sql`done.row`)} as its
       where r.ctid = its.ctid`);
    after = joining.at(-1)?.candidate.row ?? after;
    taken.push(...joining.map(({ candidate, targetId }) => takenOf(candidate, targetId)));
    await report(rows.length);
  }
}

import { sql } from "drizzle-orm";
import { createTargets } from "../../../network/targets/create-targets";
import type { Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../rows/candidate";
import type { ImportKey } from "./import-key";
import { numberedRow } from "./numbered-row";
import { type Taken, takenOf } from "./taken";
import { toTarget } from "./to-target";

const AT_ONCE = 200;

/** Makes a target of each row in the state `create`. `report` hears how many rows each statement has done. */
export async function createRows(tx: Tx, key: ImportKey, report: (done: number) => Promise<void>): Promise<Taken[]> {
  const { customerId, importId } = key;
  const taken: Taken[] = [];
  for (let after = 0; ; ) {
    const { rows } = await tx.execute<{ candidate: SupplierCandidate }>(sql`
      select candidate from import_rows
       where customer_id = ${customerId} and import_id = ${importId} and state = 'create' and row > ${after}
       order by row limit ${AT_ONCE}`);
    if (rows.length === 0) return taken;
    const ids = await createTargets(
      tx,
      rows.map(({ candidate }) => toTarget(candidate, customerId, importId)),
    );
    const made = rows.map(({ candidate }, index) => takenOf(candidate, ids[index] ?? 0));
    await tx.execute(sql`
      update import_rows r set state = 'created', target_id = made.id
        from unnest(${sql.param(made.map(({ row }) => row))}::int[], ${sql.param(ids)}::bigint[]) as made(row, id),
             lateral ${numberedRow(key, sql`made.row`)} as its
       where r.ctid = its.ctid`);
    after = made.at(-1)?.row ?? after;
    taken.push(...made);
    await report(rows.length);
  }
}

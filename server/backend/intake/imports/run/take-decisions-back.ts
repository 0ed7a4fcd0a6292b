import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";
import { asRevised } from "./revision";

/**
 * Rows that were decided together wait again, as far as nobody decided them otherwise since: `revision` is the import's of that decision. Answers which
 * they are. A row that was said to repeat another one may be that still; its targets are looked up when it is opened.
 */
export async function takeDecisionsBack(tx: Tx, key: ImportKey, revision: number): Promise<number[]> {
  const { customerId, importId } = key;
  const { rows } = await tx.execute<{ row: number }>(sql`
    update import_rows r set state = 'waiting', ${asRevised(key)}
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.revision = ${revision} and r.revision > 0
       and r.state in ('create', 'join', 'skipped', 'repeated') and r.undo is null
    returning r.row`);
  return rows.map(({ row }) => row);
}

/** What was said of rows is not known to the next list any more. */
export async function forgetDecisions(tx: Tx, { customerId, importId }: ImportKey, rows: readonly number[]) {
  if (rows.length === 0) return;
  await tx.execute(sql`
    delete from import_decisions
     where customer_id = ${customerId} and import_id = ${importId} and row = any(${sql.param([...rows])}::int[])`);
}

import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";

/** Rows of what went or became what it was; those in `kept` say that theirs stayed. */
export async function markTakenBack(tx: Tx, { customerId, importId }: ImportKey, kept: readonly number[]) {
  const reason = JSON.stringify([{ key: "imports:undo.kept", params: {} }]);
  const rows = sql.param([...kept]);
  const taken = sql`customer_id = ${customerId} and import_id = ${importId} and state in ('created', 'joined')`;
  await tx.execute(sql`
    update import_rows set reasons = reasons || ${reason}::jsonb where ${taken} and row = any(${rows}::int[])`);
  await tx.execute(sql`
    update import_rows r set state = 'undone', undo = null, target_id = (select id from targets where id = r.target_id)
     where ${taken} and row <> all(${rows}::int[])`);
}

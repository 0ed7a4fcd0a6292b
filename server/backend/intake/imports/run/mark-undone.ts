import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";

/** Rows whose targets went or became what they were; those of the targets in `kept` say that they stayed. */
export async function markUndone(tx: Tx, { customerId, importId }: ImportKey, kept: readonly number[]): Promise<void> {
  const reason = JSON.stringify([{ key: "imports:undo.kept", params: {} }]);
  const ids = sql.param([...kept]);
  await tx.execute(sql`
    update import_rows r set reasons = r.reasons || ${reason}::jsonb
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state in ('created', 'joined')
       and r.target_id = any(${ids}::bigint[])`);
  await tx.execute(sql`
    update import_rows r set undo = null,
           target_id = case when r.state = 'joined' then r.target_id end,
           state = case when r.state in ('created', 'joined') then 'undone' else r.state end
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state in ('created', 'joined', 'repeated')
       and r.target_id <> all(${ids}::bigint[])`);
}

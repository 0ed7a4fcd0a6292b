import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { enqueueEventMatch } from "../../matching/enqueue-match";
import type { ImportKey } from "./import-key";

/** A target takes what hangs on it along, from twenty tables: so many are done well before a statement's time is up. */
const AT_ONCE = 2000;

/**
 * Deletes the targets that the import made, but for those in `kept`. Alerts that nobody has touched go with their last target; an
 * alert that touches others too is worked out again by a job. Answers how many targets went.
 */
export async function removeTargets(tx: Tx, key: ImportKey, kept: readonly number[]): Promise<number> {
  const { customerId, importId } = key;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from targets where owner_id = ${customerId} and import_id = ${importId}
       and id <> all(${sql.param([...kept])}::bigint[]) order by id`);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    await removeAlerts(tx, customerId, ids);
    await tx.execute(sql`
      delete from targets where owner_id = ${customerId} and id = any(${sql.param(ids)}::bigint[])`);
  }
  return rows.length;
}

async function removeAlerts(tx: Tx, customerId: number, targetIds: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<{ alert: string }>(sql`
    with gone as (
      delete from alert_targets where customer_id = ${customerId}
         and target_id = any(${sql.param([...targetIds])}::bigint[]) returning alert_id)
    select distinct alert_id as alert from gone order by 1`);
  if (rows.length === 0) return;
  const alerts = sql.param(rows.map(({ alert }) => alert));
  await tx.execute(sql`
    delete from alerts a where a.customer_id = ${customerId} and a.id = any(${alerts}::bigint[])
       and not exists (select from alert_targets t where t.customer_id = a.customer_id and t.alert_id = a.id)`);
  const { rows: left } = await tx.execute<{ event: string }>(sql`
    select event_id as event from alerts where customer_id = ${customerId} and id = any(${alerts}::bigint[]) order by 1`);
  await enqueueEventMatch(
    tx,
    left.map(({ event }) => Number(event)),
  );
}

import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import { announceAlerts } from "../../platform/live/announce";

export interface MadeAlert {
  customerId: number;
  id: number;
}

/** The job that does what follows from alerts that came or changed. */
export const ALERTS_MADE = "alerts.made";

/** So many alerts in one job. */
const AT_ONCE = 500;

/**
 * What follows from alerts, in the transaction that wrote them: open pages hear of them, and for customers with rules or mails a
 * job applies the rules first and sends mails then.
 */
export async function afterAlerts(tx: Tx, made: readonly MadeAlert[]): Promise<void> {
  const customerIds = [...new Set(made.map(({ customerId }) => customerId))];
  await announceAlerts(tx, customerIds);
  for (const customerId of await withFollowUps(tx, customerIds)) {
    const ids = made.filter((one) => one.customerId === customerId).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const payload = { customerId, alertIds: ids.slice(from, from + AT_ONCE) };
      await enqueue(tx, ALERTS_MADE, payload, { queue: `${ALERTS_MADE}:${customerId}` });
    }
  }
}

async function withFollowUps(tx: Tx, customerIds: readonly number[]): Promise<number[]> {
  if (customerIds.length === 0) return [];
  const asked = sql`any(${sql.param([...customerIds])}::bigint[])`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select customer_id as id from alert_rules where customer_id = ${asked} and active
     union
    select customer_id from delivery_minimums
     where customer_id = ${asked} and channel = 'EmailRealtime' and minimum is not null
     order by id`);
  return rows.map(({ id }) => Number(id));
}

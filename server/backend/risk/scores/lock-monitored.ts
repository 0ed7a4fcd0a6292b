import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { PEERS, scopeOf } from "./score-queries";

/**
 * Holds the monitored rows of targets and of their peers, in the order of their numbers, as a refresh of the network does: scores are computed tier by
 * tier, and each that changes is written to its monitored row. Asked before anything else is locked that a refresh writes, such as what is due.
 */
export async function lockMonitored(tx: Tx, customerId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    with ${scopeOf(customerId, ids)}, ${PEERS}
    select from monitored_targets m
     where m.customer_id = ${customerId}
       and (m.target_id = any(${sql.param([...ids])}::bigint[]) or m.target_id in (select peer_id from peer_of))
     order by m.target_id for no key update of m`);
}

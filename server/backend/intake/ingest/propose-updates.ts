import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { LinkReason } from "../../platform/db/schema/events";

export interface ProposedUpdate {
  laterId: number;
  earlierId: number;
  reason: LinkReason;
}

/** Puts pairs of events down for people to decide. A pair that is there already, decided or not, stays as it is. */
export async function proposeUpdates(tx: Tx, ownerId: number | null, pairs: readonly ProposedUpdate[]): Promise<void> {
  const two = pairs.filter(({ laterId, earlierId }) => laterId !== earlierId && laterId > 0 && earlierId > 0);
  if (two.length === 0) return;
  await tx.execute(sql`
    insert into event_updates (owner_id, later_id, earlier_id, reason)
    select ${ownerId}::bigint, "laterId", "earlierId", reason
      from jsonb_to_recordset(${JSON.stringify(two)}::jsonb) as row("laterId" bigint, "earlierId" bigint, reason jsonb)
     where not exists (select from event_updates u where u.later_id = "earlierId" and u.earlier_id = "laterId")
    on conflict do nothing`);
}

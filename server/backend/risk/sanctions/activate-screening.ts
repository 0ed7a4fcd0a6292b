import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { Actor } from "../../platform/db/schema/evidence";
import { appendEvidence } from "../../platform/evidence/ledger";
import { enqueueScreening } from "./screening/tasks";

/** Has a target and its owners screened from now on. A second time changes nothing. */
export async function activateScreening(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  actor: Actor,
  targetId: number,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into target_screenings as known (customer_id, target_id, requested_at, requested_by, state)
    values (${customerId}, ${targetId}, now(), ${userId}::bigint, 'Required')
    on conflict (customer_id, target_id) do update set requested_at = now(), requested_by = excluded.requested_by
    where known.requested_at is null`);
  if (rowCount === 0) return;
  await enqueueScreening(tx, customerId, [targetId]);
  await appendEvidence(tx, customerId, [
    {
      actor,
      subjectType: "target-screening",
      subjectId: String(targetId),
      kind: "target-screening.activated",
      before: null,
      after: { requested: true },
    },
  ]);
}

/** Has everything screened that a customer follows, now and later. Answers whether that is new. */
export async function activateFollows(tx: Tx, customerId: number, actor: Actor): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into screening_settings as known (customer_id, follows_since) values (${customerId}, now())
    on conflict (customer_id) do update set follows_since = now() where known.follows_since is null`);
  if (rowCount === 0) return false;
  await appendEvidence(tx, customerId, [
    {
      actor,
      subjectType: "screening-settings",
      subjectId: String(customerId),
      kind: "screening-settings.changed",
      before: { follows: false },
      after: { follows: true },
    },
  ]);
  return true;
}

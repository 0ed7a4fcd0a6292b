import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "../../platform/db/database";
import type { Actor } from "../../platform/db/schema/evidence";
import { appendEvidence } from "../../platform/evidence/ledger";
import { enqueueScreening } from "./screening/enqueue";

/** Has targets that can be screened, and their owners, screened from now on. A second time changes nothing. Answers for how many it is new. */
export async function activateScreening(
  tx: Tx,
  { customerId, userId }: CustomerScope,
  actor: Actor,
  targetIds: readonly number[],
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into target_screenings as known (customer_id, target_id, requested_at, requested_by, state)
    select ${customerId}::bigint, id, now(), ${userId}::bigint, 'Required'
      from unnest(${sql.param([...targetIds])}::bigint[]) as id order by id
    on conflict (customer_id, target_id) do update set requested_at = now(), requested_by = excluded.requested_by
    where known.requested_at is null
    returning target_id as id`);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => Number(id));
  await enqueueScreening(tx, customerId, ids);
  for (let from = 0; from < ids.length; from += TOLD_AT_ONCE) {
    const entries = ids.slice(from, from + TOLD_AT_ONCE).map((id) => ({
      actor,
      subjectType: "target-screening",
      subjectId: String(id),
      kind: "target-screening.activated",
      before: null,
      after: { requested: true },
    }));
    await appendEvidence(tx, customerId, entries);
  }
  return ids.length;
}

/** Hashing ten thousand entries in one go kept everybody else waiting for a sixth of a second. */
const TOLD_AT_ONCE = 1000;

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

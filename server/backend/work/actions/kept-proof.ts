import { sql } from "drizzle-orm";
import { Refusal } from "../../platform/call/refusal";
import { asNobody } from "../../platform/db/as-nobody";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { plusMonths } from "./plus-months";
import { today } from "./recommend";

/** LkSG § 10(1): how a company meets its duties is documented, and what documents it is kept for seven years from then on. */
const KEPT_MONTHS = 7 * 12;

/**
 * Throws 409 `proof_kept` with the last day, `until`, for a document that proves a completed action or shows whether one worked: of this
 * action, or of any, also of those that the asker does not read.
 */
export async function requireNoProof(
  { tx, scope }: { tx: Tx; scope: CustomerScope },
  documentId: number,
  actionId: number | null = null,
): Promise<void> {
  const { rows } = await asNobody(tx, scope, () =>
    tx.execute<{ day: string | null }>(sql`
      select to_char(max(greatest(
               case when x.meta_status = 'Completed' then x.completed_at end,
               case when l.proves_effect and x.effect is not null then x.effect_at end)) at time zone 'utc', 'YYYY-MM-DD') as day
        from action_documents l
        join actions x on x.customer_id = l.customer_id and x.id = l.action_id
       where l.customer_id = ${scope.customerId} and l.document_id = ${documentId}
         and (${actionId}::bigint is null or l.action_id = ${actionId}::bigint)`),
  );
  const day = rows[0]?.day;
  const until = day ? plusMonths(day, KEPT_MONTHS) : null;
  if (until === null || until < today()) return;
  throw new Refusal(409, "proof_kept", `It proves what was done, and is kept until ${until}`, { until });
}

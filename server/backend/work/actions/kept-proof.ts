import { type SQL, sql } from "drizzle-orm";
import { dayIn } from "~/time/day-start";
import { Refusal } from "../../platform/call/refusal";
import { asNobody } from "../../platform/db/as-nobody";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { plusMonths } from "./plus-months";

/** LkSG § 10(1): how a company meets its duties is documented, and what documents it is kept for seven years from then on. */
const KEPT_MONTHS = 7 * 12;

/** An attachment that has to stay. */
interface Kept {
  actionId: number;
  documentId: number;
  /** Its last day, `YYYY-MM-DD`. */
  until: string;
}

/** What proves a completed action, or shows whether one worked, of the links `l` to actions `x` that this condition names. */
async function keptBy(tx: Tx, customerId: number, which: SQL): Promise<Kept[]> {
  const { rows } = await tx.execute<{ actionId: number; documentId: number; day: string | null }>(sql`
    select l.action_id::int as "actionId", l.document_id::int as "documentId",
           to_char(greatest(
             case when x.meta_status = 'Completed' then x.completed_at end,
             case when l.proves_effect and x.effect is not null then x.effect_at end) at time zone 'utc', 'YYYY-MM-DD') as day
      from action_documents l
      join actions x on x.customer_id = l.customer_id and x.id = l.action_id
     where l.customer_id = ${customerId} and ${which}
     order by l.action_id`);
  // How long a proof is kept is the same for everybody: by the calendar of UTC, as its day is above.
  const today = dayIn("UTC", new Date());
  return rows.flatMap(({ day, ...link }) => {
    const until = day ? plusMonths(day, KEPT_MONTHS) : null;
    return until !== null && until >= today ? [{ ...link, until }] : [];
  });
}

/** By document, until when it stays attached to this action. */
export async function keptAttachments(tx: Tx, customerId: number, actionId: number): Promise<Map<number, string>> {
  const kept = await keptBy(tx, customerId, sql`l.action_id = ${actionId}`);
  return new Map(kept.map(({ documentId, until }) => [documentId, until]));
}

/** The actions that keep a document, also those that the asker does not read. */
export function actionsThatKeep({ tx, scope }: { tx: Tx; scope: CustomerScope }, documentId: number): Promise<Kept[]> {
  return asNobody(tx, scope, () => keptBy(tx, scope.customerId, sql`l.document_id = ${documentId}`));
}

/**
 * Throws 409 `proof_kept` with the last day, `until`, for a document that proves a completed action or shows whether one worked: of this
 * action, or of any, also of those that the asker does not read.
 */
export async function requireNoProof(
  asked: { tx: Tx; scope: CustomerScope },
  documentId: number,
  actionId: number | null = null,
): Promise<void> {
  const kept = await actionsThatKeep(asked, documentId);
  const days = kept.filter((one) => actionId === null || one.actionId === actionId).map(({ until }) => until);
  const until = days.sort().at(-1);
  if (until === undefined) return;
  throw new Refusal(409, "proof_kept", `It proves what was done, and is kept until ${until}`, { until });
}

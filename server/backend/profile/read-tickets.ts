import { sql } from "drizzle-orm";
import type { TicketKind } from "~/backend/contract/target-ticket-words";
import type { TargetTicket } from "~/backend/contract/target-tickets";
import type { Tx } from "../db/database";

const MOST = 50;

/** What each is called in the ledger. */
export const TICKET_EVENTS = { wrong: "reported", missing: "info-requested" } as const satisfies Record<
  TicketKind,
  string
>;

/** The customer's tickets about a target, newest first, as the ledger keeps them. */
export async function readTickets(tx: Tx, customerId: number, targetId: number): Promise<TargetTicket[]> {
  const { rows } = await tx.execute<Omit<TargetTicket, "at"> & { at: string | Date }>(sql`
    select (e.after->>'ticket')::int as ticket, coalesce(e.after->>'message', '') as message,
           case e.kind when ${`target.${TICKET_EVENTS.wrong}`} then 'wrong' else 'missing' end as kind,
           coalesce(e.actor->>'name', '') as by, e.at
      from evidence e
     where e.customer_id = ${customerId} and e.subject_type = 'target' and e.subject_id = ${String(targetId)}
       and e.kind in (${`target.${TICKET_EVENTS.wrong}`}, ${`target.${TICKET_EVENTS.missing}`})
     order by e.seq desc limit ${MOST}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}

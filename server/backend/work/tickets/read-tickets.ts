import { sql } from "drizzle-orm";
import type { Ticket } from "~/backend/contract/ticket";
import type { Tx } from "../../platform/db/database";
import type { TicketEvent } from "./open-ticket";

const MOST = 50;

/** The customer's tickets about a thing, newest first, as the ledger keeps them, each with what it asked for. */
export async function readTickets(
  tx: Tx,
  customerId: number,
  { type, id }: { type: string; id: number },
): Promise<(Ticket & { what: TicketEvent })[]> {
  const { rows } = await tx.execute<Ticket & { what: TicketEvent }>(sql`
    select (e.after->>'ticket')::int as ticket, coalesce(e.after->>'message', '') as message,
           split_part(e.kind, '.', 2) as what, coalesce(e.actor->>'name', '') as by, e.at
      from evidence e
     where e.customer_id = ${customerId} and e.subject_type = ${type} and e.subject_id = ${String(id)}
       and e.kind in (${`${type}.reported`}, ${`${type}.info-requested`})
     order by e.seq desc limit ${MOST}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}

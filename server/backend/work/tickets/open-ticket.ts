import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { tickets } from "../../platform/db/schema/documents";
import { appendEvidence } from "../../platform/evidence/ledger";
import { enqueue } from "../../platform/jobs/enqueue";

/** The job's name. */
export const SEND_TICKET = "send-ticket";

/** What a ticket is about, as the ledger calls it. */
export type TicketEvent = "reported" | "info-requested";

/**
 * Opens a ticket about a thing (`type` and `id`, such as `document` and 7) that somebody found wrong, or wants
 * to know more of (`what`), and has the provider written to.
 * It stands in the ledger under that thing. Returns the ticket's number.
 */
export async function openTicket(
  { tx, scope, session }: AskedBySession & { tx: Tx },
  about: { type: string; id: number; isConfidential?: boolean },
  message: string,
  what: TicketEvent = "reported",
): Promise<number> {
  const { customerId, userId } = scope;
  const subject = `${about.type}:${about.id}`;
  // Its reader has no ledger to tell one from the other.
  const told = what === "reported" ? message : `Information is asked for: ${message}`;
  const row = { customerId, subject, message: told, createdBy: userId };
  const [ticket] = await tx.insert(tickets).values(row).returning();
  if (!ticket) throw new Error("The ticket was not written.");
  await enqueue(tx, SEND_TICKET, { customerId, id: ticket.id });
  await appendEvidence(tx, customerId, [
    {
      actor: actorOf(session),
      subjectType: about.type,
      subjectId: String(about.id),
      kind: `${about.type}.${what}`,
      // Whoever reads the ledger as a whole reads no words of what is confidential.
      after: about.isConfidential ? { ticket: ticket.id } : { ticket: ticket.id, message },
    },
  ]);
  return ticket.id;
}

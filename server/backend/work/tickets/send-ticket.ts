import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { customers } from "../../platform/db/schema/customers";
import { tickets } from "../../platform/db/schema/documents";
import { users } from "../../platform/db/schema/users";
import type { Task } from "../../platform/jobs/worker";
import { deliveryTo } from "../../platform/mail/delivery";
import type { MailConfig } from "../../platform/mail/mail-config";

/**
 * Tells the provider what a customer found wrong. Without a mail server the ticket stays in its table. Told twice, it finds the
 * ticket told already.
 */
export function sendTicket({ smtpUrl, contactEmail }: MailConfig): Task {
  const deliver = smtpUrl ? deliveryTo(smtpUrl, contactEmail) : null;
  return async ({ payload, database }) => {
    const { customerId, id } = z.object({ customerId: z.int(), id: z.int() }).parse(payload);
    const one = and(eq(tickets.customerId, customerId), eq(tickets.id, id));
    const [found] = await database.asSystem((tx) =>
      tx
        .select({ ticket: tickets, customer: customers.name, email: users.email })
        .from(tickets)
        .innerJoin(customers, eq(customers.id, tickets.customerId))
        .leftJoin(users, and(eq(users.customerId, tickets.customerId), eq(users.id, tickets.createdBy)))
        .where(one),
    );
    if (!found || found.ticket.sentAt || !deliver) return;
    const { ticket, customer, email } = found;
    await deliver({
      to: contactEmail,
      replyTo: email ?? contactEmail,
      subject: `Ticket ${id}: ${oneLine(ticket.subject)}, ${oneLine(customer)}`,
      text: `${ticket.message}\n`,
      // The same for each attempt, so that a mail that was sent twice is shown once.
      messageKey: `ticket.${id}`,
    });
    await database.asSystem((tx) =>
      tx
        .update(tickets)
        .set({ sentAt: sql`now()` as never })
        .where(one),
    );
  };
}

/** A line break would begin another header. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

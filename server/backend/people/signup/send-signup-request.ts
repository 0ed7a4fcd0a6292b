import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { signupRequests } from "../../platform/db/schema/signup-requests";
import type { Task } from "../../platform/jobs/worker";
import { deliveryTo } from "../../platform/mail/delivery";
import type { MailConfig } from "../../platform/mail/mail-config";

/**
 * Tells the provider who asks for access. Without a mail server the request stays in its table, which
 * `bin/tierwatch signup list` shows. Told twice, it finds the request told already.
 */
export function sendSignupRequest({ smtpUrl, contactEmail }: MailConfig): Task {
  const deliver = smtpUrl ? deliveryTo(smtpUrl, contactEmail) : null;
  return async ({ payload, database }) => {
    const { id } = z.object({ id: z.int() }).parse(payload);
    const [asked] = await database.asSystem((tx) => tx.select().from(signupRequests).where(eq(signupRequests.id, id)));
    if (!asked || asked.sentAt || !deliver) return;
    const { company, name, email, interest, origin, language } = asked;
    const lines = [
      `Company: ${oneLine(company)}`,
      `Name: ${oneLine(name)}`,
      `E-mail: ${email}`,
      `Language: ${language}`,
      ...(origin ? [`From: ${origin}`] : []),
      "",
      interest,
    ];
    await deliver({
      to: contactEmail,
      replyTo: email,
      subject: `Access to Tierwatch: ${oneLine(company)}`,
      text: `${lines.join("\n").trim()}\n`,
      // The same for each attempt, so that a mail that was sent twice is shown once.
      messageKey: `signup.${id}.${asked.createdAt.getTime()}`,
    });
    await database.asSystem((tx) =>
      tx
        .update(signupRequests)
        .set({ sentAt: sql`now()` as never })
        .where(eq(signupRequests.id, id)),
    );
  };
}

/** A line break would begin another header, or another line of what we say. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

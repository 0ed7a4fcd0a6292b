import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import { customers } from "../../platform/db/schema/customers";
import { users } from "../../platform/db/schema/users";
import type { Task } from "../../platform/jobs/worker";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { accountTexts, toContent } from "../../platform/mail/texts/account-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { newChallenge } from "./challenges";

type User = typeof users.$inferSelect;

/**
 * Sends the link to set a new password, when the address has an open account; else nothing happens. Who was invited and
 * has set none yet gets the invitation again. Done twice it sends a second mail, and the link of the first ends.
 */
export function sendPasswordReset(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { email } = z.object({ email: z.string() }).parse(payload);
    await database.asSystem(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.email, email), isNull(users.deactivatedAt)));
      // Who comes from the customer's own portal has no password of ours.
      if (!user || user.embeddedLogin) return;
      if (!user.passwordHash) return writeInvitation(tx, user, config);
      const challenge = await newChallenge(tx, { customerId: user.customerId, userId: user.id, kind: "reset" });
      const url = linkTo(paths.resetPassword(challenge), config);
      const content = toContent(user.language, accountTexts(user.language).reset(user), url);
      await writeMail(tx, { ...mailTo(user), secret: true, priority: "account" }, content);
    });
  };
}

/** Sends an invitation to who has not set a password yet. */
export function sendInvitation(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, userId, inviter } = z
      .object({ customerId: z.int(), userId: z.int(), inviter: z.string() })
      .parse(payload);
    await database.asSystem(async (tx) => {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt)));
      if (user && !user.passwordHash) await writeInvitation(tx, user, config, inviter);
    });
  };
}

async function writeInvitation(tx: Tx, user: User, config: MailConfig, inviter?: string): Promise<void> {
  const [customer] = await tx.select({ name: customers.name }).from(customers).where(eq(customers.id, user.customerId));
  const name = customer?.name ?? "";
  const challenge = await newChallenge(tx, { customerId: user.customerId, userId: user.id, kind: "registration" });
  const url = linkTo(paths.finalizeRegistration(challenge, user.language), config);
  const texts = accountTexts(user.language).invitation(user, { customer: name, inviter: inviter ?? name });
  await writeMail(tx, { ...mailTo(user), secret: true, priority: "account" }, toContent(user.language, texts, url));
}

const mailTo = ({ customerId, id, email }: User) => ({ customerId, userId: id, recipient: email });

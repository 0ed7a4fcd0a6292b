import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";
import type { Task } from "../../platform/jobs/worker";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { accountTexts, toContent } from "../../platform/mail/texts/account-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { newChallenge } from "./challenges";

const own = { customerId: z.int(), userId: z.int() };

/** Sends the link that makes a new address one's own; whose it is already is told instead, and who asked learns nothing. */
export function sendEmailConfirmation(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, userId, email } = z.object({ ...own, email: z.string() }).parse(payload);
    await database.asSystem(async (tx) => {
      const user = await openUser(tx, customerId, userId);
      if (!user || user.email === email) return;
      const [holder] = await tx.select().from(users).where(eq(users.email, email));
      if (holder) {
        const texts = accountTexts(holder.language).emailTaken(holder);
        const to = { customerId: holder.customerId, userId: holder.id, recipient: email, secret: false };
        return writeMail(tx, to, toContent(holder.language, texts));
      }
      const challenge = await newChallenge(tx, { customerId, userId, kind: "email", email });
      const texts = accountTexts(user.language).confirmEmail(user);
      const content = toContent(user.language, texts, linkTo(paths.confirmEmail(challenge), config));
      await writeMail(tx, { customerId, userId, recipient: email, secret: true, priority: "account" }, content);
    });
  };
}

/** Tells the former address, in case it was not its owner who changed it. */
export const tellEmailChanged: Task = async ({ payload, database }) => {
  const { customerId, userId, former } = z.object({ ...own, former: z.string() }).parse(payload);
  await database.asSystem(async (tx) => {
    const user = await openUser(tx, customerId, userId);
    if (!user) return;
    const content = toContent(user.language, accountTexts(user.language).emailChanged(user, { email: user.email }));
    await writeMail(tx, { customerId, userId, recipient: former, secret: false, priority: "account" }, content);
  });
};

async function openUser(tx: Tx, customerId: number, userId: number) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt)));
  return user;
}

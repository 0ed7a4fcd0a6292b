import { and, eq, isNotNull, sql } from "drizzle-orm";
import { readUnsubscription, unsubscribe } from "~/backend/contract/delivery";
import { hashOfToken } from "../../people/session/token";
import { answerPublic, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { alertMails, deliveryMinimums } from "../../platform/db/schema/delivery";
import { users } from "../../platform/db/schema/users";

export const unsubscribeHandlers: Handler[] = [
  answerPublic(readUnsubscription, ({ params, database }) =>
    database.asSystem(async (tx) => {
      const { channel, email, ...own } = await mailOf(tx, params.token);
      const on = await tx
        .select()
        .from(deliveryMinimums)
        .where(and(of(own, channel), isNotNull(deliveryMinimums.minimum)));
      return { channel, recipient: shortened(email), stopped: on.length === 0 };
    }),
  ),

  answerPublic(unsubscribe, ({ params, database }) =>
    database.asSystem(async (tx) => {
      const { channel, customerId, userId } = await mailOf(tx, params.token);
      await tx
        .update(deliveryMinimums)
        .set({ minimum: null, updatedAt: sql`now()` })
        .where(and(of({ customerId, userId }, channel), isNotNull(deliveryMinimums.minimum)));
    }),
  ),
];

type Channel = (typeof alertMails.$inferSelect)["channel"];

const of = ({ customerId, userId }: { customerId: number; userId: number }, channel: Channel) =>
  and(
    eq(deliveryMinimums.customerId, customerId),
    eq(deliveryMinimums.userId, userId),
    eq(deliveryMinimums.channel, channel),
  );

/** Whose mail the secret came with. Throws 404 for one that no mail carried, or one that is long ago. */
async function mailOf(tx: Tx, token: string) {
  const { customerId, userId, channel } = alertMails;
  const [row] = await tx
    .select({ customerId, userId, channel, email: users.email })
    .from(alertMails)
    .innerJoin(users, and(eq(users.customerId, customerId), eq(users.id, userId)))
    .where(eq(alertMails.unsubscribeHash, hashOfToken(token)));
  if (!row) throw notFound("mail");
  return row;
}

/** `a…@example.com`: who holds a forwarded mail learns nothing that it did not say. */
const shortened = (email: string): string => email.replace(/^(.)[^@]*/u, "$1…");

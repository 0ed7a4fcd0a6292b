import { and, desc, eq, isNull, sql } from "drizzle-orm";
import {
  createFeedSubscription,
  type FeedSubscription,
  listFeedSubscriptions,
  readSyndication,
  revokeFeedSubscription,
} from "~/backend/contract/feed-subscriptions";
import { newToken } from "../../people/session/token";
import { type AskedBySession, answer, answerPublic, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { oneAtATime } from "../../platform/db/one-at-a-time";
import { feedSubscriptions } from "../../platform/db/schema/feed-views";
import { findView } from "./read-views";
import { syndicate } from "./syndicate";

const MOST = 50;

export const feedSubscriptionHandlers: Handler[] = [
  answer(listFeedSubscriptions, async ({ tx, ...asked }) => {
    const rows = await tx
      .select()
      .from(feedSubscriptions)
      .where(working(asked))
      .orderBy(desc(feedSubscriptions.id))
      .limit(MOST);
    return rows.map(toSubscription);
  }),

  answer(createFeedSubscription, async ({ tx, body, ...asked }) => {
    const { scope, session } = asked;
    const { id } = await findView(tx, scope, body.viewId);
    await oneAtATime(tx, `feed_subscriptions:${scope.customerId}:${session.user.id}`);
    const present = await tx
      .select({ id: feedSubscriptions.id })
      .from(feedSubscriptions)
      .where(working(asked))
      .limit(MOST);
    if (present.length >= MOST) throw new Refusal(409, "too_many_subscriptions", `There are ${MOST} already`);
    const { token, hash } = newToken();
    const own = { customerId: scope.customerId, userId: session.user.id };
    const [row] = await tx
      .insert(feedSubscriptions)
      .values({ ...own, viewId: id, tokenHash: hash })
      .returning();
    if (!row) throw new Error("An inserted address is not there");
    return { token, subscription: toSubscription(row) };
  }),

  answer(revokeFeedSubscription, async ({ tx, params, ...asked }) => {
    const [row] = await tx
      .update(feedSubscriptions)
      .set({ revokedAt: sql`now()` })
      .where(and(working(asked), eq(feedSubscriptions.id, params.subscriptionId)))
      .returning({ id: feedSubscriptions.id });
    if (!row) throw notFound("address");
  }),

  answerPublic(readSyndication, async ({ database, deps, params }) => syndicate(database, deps, params.token)),
];

function working({ scope, session }: Pick<AskedBySession, "scope" | "session">) {
  return and(
    eq(feedSubscriptions.customerId, scope.customerId),
    eq(feedSubscriptions.userId, session.user.id),
    isNull(feedSubscriptions.revokedAt),
  );
}

function toSubscription({
  id,
  viewId,
  createdAt,
  lastUsedAt,
}: typeof feedSubscriptions.$inferSelect): FeedSubscription {
  return { id, viewId, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

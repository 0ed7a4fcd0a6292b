import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import type { Syndication } from "~/backend/contract/feed-subscriptions";
import { viewQuery } from "~/backend/contract/feed-views";
import { minutes } from "~/time/duration";
import { mayEnter } from "../../people/session/may-enter";
import { hashOfToken } from "../../people/session/token";
import type { BackendDeps } from "../../platform/call/deps";
import { notFound } from "../../platform/call/refusal";
import type { Database, Tx } from "../../platform/db/database";
import { customers } from "../../platform/db/schema/customers";
import { feedSubscriptions, feedViews } from "../../platform/db/schema/feed-views";
import { users } from "../../platform/db/schema/users";
import { type Words, wordsIn } from "../../platform/export/words";
import { readRows } from "../feed/export/read-rows";
import type { ExportedAlert } from "../feed/export/rows-of-columns";

/** So many alerts does a reader get; it asks again before more have come. */
const MOST = 50;
/** Use is noted this exactly, so that reading is not writing. */
const SEEN_PRECISION = minutes(5);

/**
 * A view for the feed reader that has this token. Throws 404, without saying why, for one that was never given, was revoked, whose
 * view is gone or not its owner's to see any more, or whose owner may not sign in.
 */
export async function syndicate(database: Database, deps: BackendDeps, token: string): Promise<Syndication> {
  const found = await database.asSystem((tx) => findByToken(tx, token));
  const query = viewQuery.safeParse(found?.view.filter);
  if (!found || !query.success || !mayEnter(found.user, deps)) throw notFound("feed");
  const { user, customer, view } = found;
  const { order, ...filter } = query.data;
  const scope = { customerId: customer.id, userId: user.id };
  const rows = await database.asCustomer(scope, (tx) =>
    readRows(tx, scope, { filter, order, after: null, limit: MOST }),
  );
  const words = wordsIn(user.language);
  return {
    viewId: view.id,
    name: view.name,
    customer: customer.name,
    language: user.language,
    createdAt: view.createdAt.toISOString(),
    items: rows.map((row) => toItem(row, words)),
  };
}

async function findByToken(tx: Tx, token: string) {
  const { id, customerId, lastUsedAt } = feedSubscriptions;
  const [row] = await tx
    .select({ subscription: { id, customerId }, user: users, customer: customers, view: feedViews })
    .from(feedSubscriptions)
    .innerJoin(users, and(eq(users.customerId, customerId), eq(users.id, feedSubscriptions.userId)))
    .innerJoin(customers, eq(customers.id, customerId))
    .innerJoin(feedViews, and(eq(feedViews.customerId, customerId), eq(feedViews.id, feedSubscriptions.viewId)))
    .where(
      and(
        eq(feedSubscriptions.tokenHash, hashOfToken(token)),
        isNull(feedSubscriptions.revokedAt),
        or(eq(feedViews.scope, "Customer"), eq(feedViews.userId, users.id)),
      ),
    );
  if (!row) return null;
  const own = and(eq(customerId, row.subscription.customerId), eq(id, row.subscription.id));
  const stale = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(Date.now() - SEEN_PRECISION)));
  await tx.update(feedSubscriptions).set({ lastUsedAt: sql`now()` }).where(and(own, stale));
  return row;
}

function toItem(alert: ExportedAlert, { word }: Words): Syndication["items"][number] {
  const { id, at, title, summary, source, url, eventTypeId, targets } = alert;
  const priority = PRIORITY_NAMES[alert.priority - 1] ?? "Low";
  const touched = targets.map(([name, level]) => `${name} (${word("impactLevels", level)})`);
  return {
    id,
    at: new Date(at / 1000).toISOString(),
    title,
    summary,
    priority,
    words: [word("priorities", priority), word("eventTypes", eventTypeId), ...touched],
    source,
    url,
  };
}

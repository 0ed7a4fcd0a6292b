import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { FeedViewSaved } from "~/backend/contract/feed-views";
import type { Session } from "~/backend/contract/session";
import { notFound } from "../../platform/call/refusal";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { feedViewDefaults, feedViews } from "../../platform/db/schema/feed-views";

export type ViewRow = typeof feedViews.$inferSelect & { isDefault: boolean };

/** The customer's views and the user's own, by name. */
export async function readViews(tx: Tx, scope: CustomerScope, limit: number): Promise<ViewRow[]> {
  return select(tx, scope, seen(scope), limit);
}

/** Throws 404 for one that is not there or another user's. */
export async function findView(tx: Tx, scope: CustomerScope, id: number): Promise<ViewRow> {
  const [row] = await select(tx, scope, and(seen(scope), eq(feedViews.id, id)), 1);
  if (!row) throw notFound("view");
  return row;
}

export function toView({ id, scope, name, filter, isDefault, version }: ViewRow, session: Session): FeedViewSaved {
  const mayChange = scope === "User" || session.permissions.includes("views:manage");
  return { id, scope, name, filter, isDefault, mayChange, version };
}

async function select(tx: Tx, scope: CustomerScope, where: SQL | undefined, limit: number): Promise<ViewRow[]> {
  const chosen = and(
    eq(feedViewDefaults.customerId, feedViews.customerId),
    eq(feedViewDefaults.viewId, feedViews.id),
    eq(feedViewDefaults.userId, scope.userId ?? 0),
  );
  const rows = await tx
    .select({ view: feedViews, chosenBy: feedViewDefaults.userId })
    .from(feedViews)
    .leftJoin(feedViewDefaults, chosen)
    .where(where)
    .orderBy(asc(sql`lower(${feedViews.name})`), asc(feedViews.id))
    .limit(limit);
  return rows.map(({ view, chosenBy }) => ({ ...view, isDefault: chosenBy !== null }));
}

/** `id`, `name` and `filter` of those of these numbers that the user sees. */
export const namedViews = ({ customerId, userId }: CustomerScope, ids: readonly number[]): SQL => sql`
  select v.id, v.name, v.filter from feed_views v
   where v.customer_id = ${customerId} and v.id = any(${sql.param([...ids])}::bigint[])
     and (v.scope = 'Customer' or v.user_id = ${userId})`;

/** The customer's, and of the users' own only the asker's. */
function seen({ customerId, userId }: CustomerScope) {
  return and(
    eq(feedViews.customerId, customerId),
    or(eq(feedViews.scope, "Customer"), eq(feedViews.userId, userId ?? 0)),
  );
}

import { and, eq, sql } from "drizzle-orm";
import {
  changeFeedView,
  chooseFeedView,
  createFeedView,
  deleteFeedView,
  listFeedViews,
} from "~/backend/contract/feed-views";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { Refusal, staleVersion } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Tx } from "../../platform/db/database";
import { feedSubscriptions, feedViewDefaults, feedViews } from "../../platform/db/schema/feed-views";
import { findView, readViews, toView } from "./read-views";

export const feedViewHandlers: Handler[] = [
  answer(listFeedViews, async ({ tx, scope, session }) =>
    (await readViews(tx, scope, MOST.User + MOST.Customer)).map((row) => toView(row, session)),
  ),

  answer(createFeedView, async (asked) => {
    const { tx, scope, session, body } = asked;
    if (body.scope === "Customer") mayManage(asked);
    await oneAtATime(asked);
    await mustFit(asked, body.scope);
    await nameMustBeFree(asked, body.scope, body.name, null);
    const own = { userId: body.scope === "User" ? session.user.id : null, createdBy: session.user.id };
    const { isDefault, ...view } = body;
    const [row] = await tx
      .insert(feedViews)
      .values({ customerId: scope.customerId, ...own, ...view })
      .returning({ id: feedViews.id });
    if (!row) throw new Error("An inserted view is not there");
    if (isDefault) await choose(asked, row.id);
    return toView(await findView(tx, scope, row.id), session);
  }),

  answer(changeFeedView, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    await oneAtATime(asked);
    const before = await findView(tx, scope, params.viewId);
    if (before.scope === "Customer" || body.scope === "Customer") mayManage(asked);
    if (before.version !== body.version) throw staleVersion(toView(before, session));
    if (before.scope !== body.scope) await mustFit(asked, body.scope);
    await nameMustBeFree(asked, body.scope, body.name, before.id);
    const userId = body.scope === "User" ? session.user.id : null;
    await tx
      .update(feedViews)
      .set({ ...body, userId, version: before.version + 1 })
      .where(one(scope.customerId, before.id));
    if (userId !== null && before.scope === "Customer") await takeFromOthers(asked, before.id);
    return toView(await findView(tx, scope, before.id), session);
  }),

  answer(deleteFeedView, async (asked) => {
    const { tx, scope, params } = asked;
    const { id, scope: whose } = await findView(tx, scope, params.viewId);
    if (whose === "Customer") mayManage(asked);
    await tx.delete(feedViews).where(one(scope.customerId, id));
  }),

  answer(chooseFeedView, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const { id, isDefault } = await findView(tx, scope, params.viewId);
    if (body.isDefault) await choose(asked, id);
    else if (isDefault) await tx.delete(feedViewDefaults).where(ofAsker(asked));
    return toView(await findView(tx, scope, id), session);
  }),
];

/** More of them no menu could show. */
const MOST = { User: 100, Customer: 200 };

type Asked = AskedBySession & { tx: Tx };

const one = (customerId: number, id: number) => and(eq(feedViews.customerId, customerId), eq(feedViews.id, id));
const ofAsker = ({ scope, session }: AskedBySession) =>
  and(eq(feedViewDefaults.customerId, scope.customerId), eq(feedViewDefaults.userId, session.user.id));

const mayManage = ({ session }: AskedBySession): void => requirePermission(session, "views:manage");

/** Names and numbers are checked against what stands there; of two who write at once the second one waits. */
async function oneAtATime({ tx, scope }: Asked): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('feed_views', ${scope.customerId}))`);
}

async function mustFit({ tx, scope, session }: Asked, whose: "User" | "Customer"): Promise<void> {
  const views = await readViews(tx, scope, MOST.User + MOST.Customer);
  if (views.filter((view) => view.scope === whose).length < MOST[whose]) return;
  throw new Refusal(409, "too_many_views", `${MOST[whose]} are enough for ${session.user.firstname}; delete some`);
}

async function nameMustBeFree(
  { tx, scope, session }: Asked,
  whose: string,
  name: string,
  except: number | null,
): Promise<void> {
  const owner = whose === "User" ? session.user.id : 0;
  const [taken] = await tx
    .select({ id: feedViews.id })
    .from(feedViews)
    .where(
      and(
        eq(feedViews.customerId, scope.customerId),
        sql`coalesce(${feedViews.userId}, 0) = ${owner}`,
        // By the database, as its index does: JavaScript knows other small letters.
        sql`lower(${feedViews.name}) = lower(${name})`,
      ),
    );
  if (taken && taken.id !== except) throw new Refusal(409, "view_exists", `There is a view ${name} already`);
}

async function choose({ tx, scope, session }: Asked, viewId: number): Promise<void> {
  const own = { customerId: scope.customerId, userId: session.user.id };
  await tx
    .insert(feedViewDefaults)
    .values({ ...own, viewId })
    .onConflictDoUpdate({ target: [feedViewDefaults.customerId, feedViewDefaults.userId], set: { viewId } });
}

/** A view that is one user's again opens nobody else's feed and reaches nobody else's reader. */
async function takeFromOthers({ tx, scope, session }: Asked, viewId: number): Promise<void> {
  for (const table of [feedViewDefaults, feedSubscriptions]) {
    const others = sql`${table.userId} <> ${session.user.id}`;
    await tx.delete(table).where(and(eq(table.customerId, scope.customerId), eq(table.viewId, viewId), others));
  }
}

import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { MOST_NEW_TOLD } from "~/backend/contract/explorer-search-words";
import type { Session } from "~/backend/contract/session";
import { toSession } from "../../people/session/to-session";
import type { Tx } from "../../platform/db/database";
import { customers } from "../../platform/db/schema/customers";
import { explorerSearches } from "../../platform/db/schema/explorer-searches";
import { users } from "../../platform/db/schema/users";
import { enqueueAll } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import type { MailConfig } from "../../platform/mail/mail-config";
import { mergedInto, unmergedSince } from "../targets/merged-numbers";
import { idsOf, matchesOf } from "./matches";
import { namedTargets } from "./stored-search";
import { tellNews } from "./tell-news";

/** Daily; and the one that checks a single search. */
export const CHECK_SEARCHES = "explorer.searches";
export const CHECK_SEARCH = "explorer.search";

/** The clock's own moment, which a job that had to wait still has. */
const clock = z.object({ _cron: z.object({ ts: z.string() }) }).partial();

/**
 * `explorer.searches`: a job for each search whose owner wants mails today. Weekly ones are due on Mondays, and on any day where the last
 * Monday was missed.
 */
export const checkSearches: Task = async ({ payload, database }) => {
  const now = new Date(clock.parse(payload ?? {})._cron?.ts ?? Date.now());
  await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ customerId: string; searchId: string }>(sql`
      select s.customer_id as "customerId", s.id as "searchId"
        from explorer_searches s join users u on u.customer_id = s.customer_id and u.id = s.user_id
       where u.deactivated_at is null and (s.notify = 'daily' or s.notify = 'weekly'
         and (extract(isodow from ${now.toISOString()}::timestamptz at time zone 'UTC') = 1
              or coalesce(s.checked_at, s.created_at) < ${now.toISOString()}::timestamptz - interval '7 days'))
       order by 1, 2`);
    const searches = rows.map(({ customerId, searchId }) => ({
      customerId: Number(customerId),
      searchId: Number(searchId),
    }));
    await enqueueAll(tx, CHECK_SEARCH, searches, { priority: "batch" });
  });
};

const one = z.object({ customerId: z.int().positive(), searchId: z.int().positive() });

/**
 * `explorer.search`: compares what a search finds for its owner now with what it found at the last check, and tells the owner of what is
 * new, in one transaction: run twice, it finds nothing new. Nobody is told who may not save searches any more.
 */
export function checkSearch(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, searchId } = one.parse(payload);
    await database.asCustomer({ customerId, userId: null }, async (tx) => {
      const search = await lock(tx, customerId, searchId);
      const owner = search && (await ownerOf(tx, customerId, search.userId));
      if (!search || search.notify === "never" || !owner?.session.permissions.includes("explorer:save")) return;
      const scope = { customerId, userId: search.userId };
      const matches = await matchesOf({ tx, scope, session: owner.session }, search.filter);
      const ids = idsOf(matches);
      const known = search.knownIds && new Set(search.knownIds);
      const added = known && matches.isWhole ? await newOf(tx, search, known, ids) : [];
      const first = added.slice(0, MOST_NEW_TOLD);
      const news = { newCount: added.length, newIds: first, newAt: new Date() };
      await tx
        .update(explorerSearches)
        .set({ knownIds: matches.isWhole ? ids : null, checkedAt: new Date(), ...(added.length > 0 && news) })
        .where(and(eq(explorerSearches.customerId, customerId), eq(explorerSearches.id, searchId)));
      // Told once, when it grows beyond what is compared: its page says it from then on.
      const isTooMany = known !== null && !matches.isWhole;
      if (added.length === 0 && !isTooMany) return;
      const targets = await namedTargets(tx, customerId, first);
      await tellNews(tx, { owner: owner.user, search, count: added.length, targets, isTooMany }, config);
    });
  };
}

/** Those that are no known one under another number: that one was merged into them, or they were taken apart from it since the last check. */
async function newOf(
  tx: Tx,
  { customerId, checkedAt }: { customerId: number; checkedAt: Date | null },
  known: ReadonlySet<number>,
  ids: readonly number[],
): Promise<number[]> {
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0) return [];
  const kept = new Set((await mergedInto(tx, customerId, [...known])).values());
  const apart = checkedAt ? await unmergedSince(tx, customerId, checkedAt) : new Map<number, number>();
  return added.filter((id) => !kept.has(id) && !known.has(apart.get(id) ?? 0));
}

/** Locked, so that of two jobs the second one sees what the first one told. */
async function lock(tx: Tx, customerId: number, searchId: number) {
  const [row] = await tx
    .select()
    .from(explorerSearches)
    .where(and(eq(explorerSearches.customerId, customerId), eq(explorerSearches.id, searchId)))
    .for("update");
  return row ?? null;
}

/** With what they may do today; null for whose account is closed. */
async function ownerOf(tx: Tx, customerId: number, userId: number) {
  const [found] = await tx
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt)));
  if (!found) return null;
  const session: Session = toSession({ ...found, id: 0, expiresAt: new Date(), flags: [] });
  return { user: found.user, session };
}

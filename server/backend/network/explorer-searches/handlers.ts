import { and, eq, sql } from "drizzle-orm";
import {
  changeExplorerSearch,
  createExplorerSearch,
  deleteExplorerSearch,
  type ExplorerSearch,
  listExplorerSearches,
  readExplorerSearch,
} from "~/backend/contract/explorer-searches";
import { answer, type Handler } from "../../platform/call/handler";
import { Refusal, staleVersion } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import { oneAtATime } from "../../platform/db/one-at-a-time";
import { explorerSearches } from "../../platform/db/schema/explorer-searches";
import { collectionsOf } from "./collections-of";
import { type AskedFor, idsOf, matchesOf } from "./matches";
import { findSearch, namedTargets, readSearches, type SearchRow, toSearch } from "./stored-search";

export const explorerSearchHandlers: Handler[] = [
  answer(listExplorerSearches, async ({ tx, scope, session }) =>
    (await readSearches(tx, scope, MOST_LISTED)).map((row) => toSearch(row, session)),
  ),

  answer(readExplorerSearch, (asked) => told(asked, asked.params.searchId)),

  answer(createExplorerSearch, async (asked) => {
    const { tx, scope, session, body } = asked;
    if (body.scope === "Customer") requirePermission(session, "views:manage");
    await oneAtATime(tx, `explorer_searches:${scope.customerId}:${session.user.id}`);
    await mustFit(asked);
    await nameMustBeFree(asked, session.user.id, body.name, null);
    await mayBeShared(asked, body);
    const own = { customerId: scope.customerId, userId: session.user.id };
    const known = body.notify === "never" ? NOTHING_KNOWN : await knownNow(asked, body.filter);
    const [row] = await tx
      .insert(explorerSearches)
      .values({ ...own, ...body, ...known })
      .returning({ id: explorerSearches.id });
    if (!row) throw new Error("An inserted search is not there");
    return told(asked, row.id);
  }),

  answer(changeExplorerSearch, async (asked) => {
    const { tx, scope, session, params, body } = asked;
    const before = await findSearch(tx, scope, params.searchId);
    await oneAtATime(tx, `explorer_searches:${scope.customerId}:${before.userId}`);
    // Another change may have been waited for.
    const current = await findSearch(tx, scope, before.id);
    if (!isAboutMails(asked, current)) {
      mustChange(current, asked);
      if (body.scope === "Customer") requirePermission(session, "views:manage");
    }
    const isOwn = current.userId === session.user.id;
    // Nobody makes somebody else's search vanish for all others, or sends mails to somebody else.
    if (!isOwn && (body.scope === "User" || body.notify !== current.notify))
      throw new Refusal(403, "not_permitted", "Only its owner can do that");
    if (current.version !== body.version) throw staleVersion(await told(asked, before.id));
    await nameMustBeFree(asked, before.userId, body.name, before.id);
    await mayBeShared(asked, body);
    await tx
      .update(explorerSearches)
      .set({ ...body, ...(await knownAfter(asked, current)), version: current.version + 1 })
      .where(one(scope.customerId, before.id));
    return told(asked, before.id);
  }),

  answer(deleteExplorerSearch, async (asked) => {
    const { tx, scope, params } = asked;
    const row = await findSearch(tx, scope, params.searchId);
    mustChange(row, asked);
    await tx.delete(explorerSearches).where(one(scope.customerId, row.id));
  }),
];

/** Of one's own; more of them no list could show. */
const MOST_OWN = 100;
const MOST_LISTED = 500;

const one = (customerId: number, id: number) =>
  and(eq(explorerSearches.customerId, customerId), eq(explorerSearches.id, id));

const NOTHING_KNOWN = { knownIds: null, checkedAt: null };
const NO_NEWS = { newCount: 0, newIds: [], newAt: null };

async function told({ tx, scope, session }: AskedFor, id: number): Promise<ExplorerSearch> {
  const row = await findSearch(tx, scope, id);
  return toSearch(row, session, await namedTargets(tx, scope.customerId, row.newIds));
}

/** What matches from now on is new: compared is with what matches now. */
async function knownNow(asked: AskedFor, filter: ExplorerSearch["filter"]) {
  const matches = await matchesOf(asked, filter);
  return { knownIds: matches.isWhole ? idsOf(matches) : null, checkedAt: new Date() };
}

type Change = AskedFor & { body: Pick<ExplorerSearch, "filter" | "notify"> };

/** A check goes on where it was as long as neither the filter changes nor mails begin. */
async function knownAfter(asked: Change, before: SearchRow) {
  const { filter, notify } = asked.body;
  const isSameFilter = isSame(filter, before.filter);
  const isTheirs = before.userId !== asked.session.user.id;
  if (notify === "never") return { ...NOTHING_KNOWN, ...(isSameFilter ? {} : NO_NEWS) };
  if (isSameFilter && before.notify !== "never") return {};
  // Under somebody else's perspective and collections other targets may match: the owner's next check begins anew.
  return { ...(isTheirs ? NOTHING_KNOWN : await knownNow(asked, filter)), ...NO_NEWS };
}

/** Whoever gets mails may always end them, also where the team's search is no longer theirs to change. */
const isAboutMails = ({ session, body }: AskedFor & { body: Wanted }, { userId, name, scope, filter }: SearchRow) =>
  userId === session.user.id && name === body.name && scope === body.scope && isSame(filter, body.filter);

type Wanted = Pick<ExplorerSearch, "name" | "scope" | "filter">;

const isSame = (one: ExplorerSearch["filter"], other: ExplorerSearch["filter"]): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (filter: ExplorerSearch["filter"]) =>
  Object.entries(filter).sort(([name], [other]) => (name < other ? -1 : 1));

function mustChange(row: SearchRow, { session }: AskedFor): void {
  if (row.scope === "Customer") requirePermission(session, "views:manage");
}

async function mustFit({ tx, scope, session }: AskedFor): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from explorer_searches
     where customer_id = ${scope.customerId} and user_id = ${session.user.id}`);
  if ((rows[0]?.count ?? 0) < MOST_OWN) return;
  throw new Refusal(409, "too_many_searches", `${MOST_OWN} are enough; delete some`);
}

async function nameMustBeFree({ tx, scope }: AskedFor, ownerId: number, name: string, except: number | null) {
  // By the database, as its index does: JavaScript knows other small letters.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from explorer_searches
     where customer_id = ${scope.customerId} and user_id = ${ownerId} and lower(name) = lower(${name})`);
  if (rows[0] && Number(rows[0].id) !== except)
    throw new Refusal(409, "search_exists", `There is a search of the name ${name}`);
}

/** What a personal collection holds is nobody else's business; for others the search would find nothing. */
async function mayBeShared(asked: AskedFor, { scope, filter }: Pick<ExplorerSearch, "scope" | "filter">) {
  if (scope === "User") return;
  const { isPersonal } = await collectionsOf(asked, filter);
  if (isPersonal)
    throw new Refusal(409, "personal_collection", "A search of the team cannot ask for a personal collection");
}

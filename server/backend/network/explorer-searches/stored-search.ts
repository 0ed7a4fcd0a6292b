import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { MOST_NEW_TOLD } from "~/backend/contract/explorer-search-words";
import type { ExplorerSearch } from "~/backend/contract/explorer-searches";
import type { Session } from "~/backend/contract/session";
import { notFound } from "../../platform/call/refusal";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { explorerSearches } from "../../platform/db/schema/explorer-searches";
import { users } from "../../platform/db/schema/users";

/** Without the numbers of what is known, which only a check needs. */
const { knownIds, ...columns } = {
  ...{ customerId: explorerSearches.customerId, id: explorerSearches.id, scope: explorerSearches.scope },
  ...{ userId: explorerSearches.userId, name: explorerSearches.name, filter: explorerSearches.filter },
  ...{ notify: explorerSearches.notify, version: explorerSearches.version, createdAt: explorerSearches.createdAt },
  ...{ checkedAt: explorerSearches.checkedAt, newAt: explorerSearches.newAt, newIds: explorerSearches.newIds },
  ...{ newCount: explorerSearches.newCount, knownIds: explorerSearches.knownIds },
};
const owner = sql<string>`${users.firstname} || ' ' || ${users.lastname}`;
const BY_NAME = [asc(sql`lower(${explorerSearches.name})`), asc(explorerSearches.id)];
const isComparable = sql<boolean>`${knownIds} is not null`;

export type SearchRow = Omit<typeof explorerSearches.$inferSelect, "knownIds"> & {
  owner: string;
  isComparable: boolean;
};

/** One's own and the team's, by name; where there are more, all of one's own before those of others. */
export function readSearches(tx: Tx, scope: CustomerScope, limit: number): Promise<SearchRow[]> {
  const first = tx
    .select({ id: explorerSearches.id })
    .from(explorerSearches)
    .where(seen(scope))
    .orderBy(desc(eq(explorerSearches.userId, scope.userId ?? 0)), ...BY_NAME)
    .limit(limit);
  return select(tx, and(seen(scope), inArray(explorerSearches.id, first)), limit);
}

/** Throws 404 for one that is not there or another user's own. */
export async function findSearch(tx: Tx, scope: CustomerScope, id: number): Promise<SearchRow> {
  const [row] = await select(tx, and(seen(scope), eq(explorerSearches.id, id)), 1);
  if (!row) throw notFound("search");
  return row;
}

type Named = { id: number; name: string };

/** `targets`: of the newest matches, those that are told. */
export function toSearch(row: SearchRow, session: Session, targets: readonly Named[] = []): ExplorerSearch {
  const { id, scope, name, filter, notify, version, createdAt, checkedAt, newAt, newCount } = row;
  return {
    ...{ id, scope, name, filter, notify, version },
    owner: { id: row.userId, name: row.owner },
    isOwn: row.userId === session.user.id,
    mayChange: mayChange(row, session),
    check: checkedAt && { at: checkedAt.toISOString(), isComparable: row.isComparable },
    news: newAt && newCount > 0 ? { at: newAt.toISOString(), count: newCount, targets: [...targets] } : null,
    createdAt: createdAt.toISOString(),
  };
}

/** One's own with `explorer:save`; the team's with `views:manage` besides. */
export const mayChange = ({ scope }: Pick<SearchRow, "scope">, { permissions }: Session): boolean =>
  permissions.includes("explorer:save") && (scope === "User" || permissions.includes("views:manage"));

/** By the order of the numbers; those that the customer does not see, or that are gone, are left out. */
export async function namedTargets(tx: Tx, customerId: number, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select t.id, t.name from unnest(${sql.param([...ids])}::bigint[]) with ordinality as w(id, place)
      join targets t on t.id = w.id and (t.owner_id is null or t.owner_id = ${customerId}::bigint)
     order by w.place limit ${MOST_NEW_TOLD}`);
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}

function select(tx: Tx, where: SQL | undefined, limit: number): Promise<SearchRow[]> {
  return tx
    .select({ ...columns, owner, isComparable })
    .from(explorerSearches)
    .innerJoin(users, and(eq(users.customerId, explorerSearches.customerId), eq(users.id, explorerSearches.userId)))
    .where(where)
    .orderBy(...BY_NAME)
    .limit(limit);
}

function seen({ customerId, userId }: CustomerScope) {
  return and(
    eq(explorerSearches.customerId, customerId),
    or(eq(explorerSearches.scope, "Customer"), eq(explorerSearches.userId, userId ?? 0)),
  );
}

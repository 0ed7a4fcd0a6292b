import { sql } from "drizzle-orm";
import { type ExplorerSearch, searchQuery } from "~/backend/contract/explorer-searches";
import { namedCollections } from "../collections/stored-collection";
import type { AskedFor } from "./matches";

/** The collections that a filter asks for, of those that the asker sees, and whether one of them is somebody's own. */
export async function collectionsOf({ tx, scope, session }: AskedFor, filter: ExplorerSearch["filter"]) {
  const { collections: ids = [] } = searchQuery.parse(filter);
  if (ids.length === 0) return { collections: [], isPersonal: false };
  const { rows } = await tx.execute<{ id: string; name: string; isPersonal: boolean }>(sql`
    select n.id, n.name, c.scope = 'User' as "isPersonal"
      from (${namedCollections(scope.customerId, session.user.id, ids)}) n
      join collections c on c.customer_id = ${scope.customerId} and c.id = n.id
     order by lower(n.name), n.id`);
  return {
    collections: rows.map(({ id, name }) => ({ id: Number(id), name })),
    isPersonal: rows.some((row) => row.isPersonal),
  };
}

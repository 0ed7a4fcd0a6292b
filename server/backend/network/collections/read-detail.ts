import { sql } from "drizzle-orm";
import { ROOT_ID } from "~/backend/contract/collection-words";
import type { CollectionDetail } from "~/backend/contract/collections";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import { rootCollection } from "./root";
import { findCollection, toCollection, type Viewer, visibleCollections } from "./stored-collection";

/** A collection with everything that its settings show. Throws 404 for one that is not there for this user. */
export async function readDetail(tx: Tx, viewer: Viewer, id: number): Promise<CollectionDetail> {
  const all = await visibleCollections(tx, viewer);
  const limit = await graphLimitOf(tx, viewer.customerId);
  const nothing = { targets: 0, children: 0, roles: 0, deliveries: 0 };
  if (id === ROOT_ID) {
    return { ...(await rootCollection(tx, viewer.customerId, all)), roles: [], graphLimit: limit, lost: nothing };
  }
  const collection = toCollection(await findCollection(tx, viewer, id), all, viewer);
  const { roles, ...lost } = await aroundOf(tx, viewer.customerId, id);
  const { targetCount: targets } = collection;
  return { ...collection, roles, graphLimit: limit, lost: { targets, roles: roles.length, ...lost } };
}

export function graphLimitOf(tx: Tx, customerId: number): Promise<number> {
  return once(tx, "graph limit", async () => {
    const { rows } = await tx.execute<{ limit: number }>(sql`
      select graph_limit as limit from customers where id = ${customerId}`);
    return rows[0]?.limit ?? 0;
  });
}

export const rolesOf = async (tx: Tx, customerId: number, id: number): Promise<CollectionDetail["roles"]> =>
  (await aroundOf(tx, customerId, id)).roles;

interface Around {
  roles: CollectionDetail["roles"];
  /** Least priorities that are set for it, by channel and tier. */
  deliveries: number;
  children: number;
}

async function aroundOf(tx: Tx, customerId: number, id: number): Promise<Around> {
  const { rows } = await tx.execute<Around & Record<string, unknown>>(sql`
    select (select coalesce(json_agg(json_build_object('userId', u.id, 'role', r.role, 'name', u.firstname || ' ' || u.lastname)
                                     order by lower(u.lastname), u.id), '[]')
              from collection_roles r join users u on u.customer_id = r.customer_id and u.id = r.user_id
             where r.customer_id = ${customerId} and r.collection_id = ${id}) as roles,
           (select count(*)::int from delivery_minimums
             where customer_id = ${customerId} and collection_id = ${id}) as deliveries,
           (select count(*)::int from collections where customer_id = ${customerId} and parent_id = ${id}) as children`);
  return rows[0] ?? { roles: [], deliveries: 0, children: 0 };
}

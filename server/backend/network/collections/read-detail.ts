import { sql } from "drizzle-orm";
import { ROOT_ID } from "~/backend/contract/collection-words";
import type { Collection, CollectionDetail } from "~/backend/contract/collections";
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
  const roles = await rolesOf(tx, viewer.customerId, id);
  return { ...collection, roles, graphLimit: limit, lost: await lostWith(tx, viewer, collection, roles.length) };
}

export function graphLimitOf(tx: Tx, customerId: number): Promise<number> {
  return once(tx, "graph limit", async () => {
    const { rows } = await tx.execute<{ limit: number }>(sql`
      select graph_limit as limit from customers where id = ${customerId}`);
    return rows[0]?.limit ?? 0;
  });
}

export async function rolesOf(tx: Tx, customerId: number, id: number): Promise<CollectionDetail["roles"]> {
  const { rows } = await tx.execute<{ id: string; role: "Manager" | "Editor"; name: string }>(sql`
    select u.id, r.role, u.firstname || ' ' || u.lastname as name
      from collection_roles r join users u on u.customer_id = r.customer_id and u.id = r.user_id
     where r.customer_id = ${customerId} and r.collection_id = ${id} order by lower(u.lastname), u.id`);
  return rows.map(({ id: userId, ...rest }) => ({ userId: Number(userId), ...rest }));
}

async function lostWith(tx: Tx, { customerId }: Viewer, { id, targetCount }: Collection, roles: number) {
  const { rows } = await tx.execute<{ deliveries: number; children: number }>(sql`
    select (select count(*)::int from delivery_minimums
             where customer_id = ${customerId} and collection_id = ${id}) as deliveries,
           (select count(*)::int from collections where customer_id = ${customerId} and parent_id = ${id}) as children`);
  return { targets: targetCount, roles, deliveries: rows[0]?.deliveries ?? 0, children: rows[0]?.children ?? 0 };
}

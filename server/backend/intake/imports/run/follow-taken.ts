import { sql } from "drizzle-orm";
import { putIn } from "../../../network/collections/membership";
import { follow } from "../../../network/monitored/follow";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";

const AT_ONCE = 5000;

interface FollowTaken {
  userId: number | null;
  collectionId: number | null;
  /** The first day of the events that new targets are matched with. */
  since?: string | undefined;
  follows?: boolean | undefined;
}

/**
 * Follows the targets, unless the import is to follow none, and puts them into its collection, where it has one. Throws 409 `graph_size_reached` when that would
 * make the collection's graph larger than the plan allows.
 */
export async function followTaken(
  tx: Tx,
  { customerId, importId }: ImportKey,
  targetIds: readonly number[],
  { userId, collectionId, since, follows = true }: FollowTaken,
): Promise<{ followed: number }> {
  let followed = 0;
  for (let from = 0; from < targetIds.length; from += AT_ONCE) {
    const some = targetIds.slice(from, from + AT_ONCE);
    if (follows) followed += (await follow(tx, customerId, some, { userId, importId, since })).followed;
    if (collectionId !== null) await putIn(tx, { customerId, userId }, some, [collectionId], importId);
  }
  return { followed };
}

/**
 * The customer's collection of that name at the top; made when there is none. Of two imports that need it at once, the second waits until
 * the first has ended: a customer may have two of one name, so that no index tells them apart.
 */
export async function findOrMakeCollection(
  tx: Tx,
  customerId: number,
  name: string,
  userId: number | null,
): Promise<{ id: number; made: boolean }> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('import collection ' || lower(${name}), ${customerId}))`);
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    select id from collections where customer_id = ${customerId} and parent_id is null and scope = 'Customer'
       and lower(name) = lower(${name}) order by id limit 1`);
  if (found[0] !== undefined) return { id: Number(found[0].id), made: false };
  const { rows: made } = await tx.execute<{ id: string }>(sql`
    insert into collections (customer_id, name, kind, created_by)
    values (${customerId}, ${name}, 'suppliers', ${userId}) returning id`);
  return { id: Number(made[0]?.id), made: true };
}

import { sql } from "drizzle-orm";
import type { TargetChange } from "~/backend/contract/target-changes";
import type { Tx } from "../../../platform/db/database";
import { putPairsBack, takePairsOut } from "../../collections/membership";
import { enqueueRefresh, follow } from "../../monitored/follow";
import type { Changed, Changer } from "./apply-change";
import { ownOrganization } from "./own-organization";
import { untellEdges } from "./tell-edges";

/**
 * Makes targets what they were before a change of the moment `since`. What somebody did since stays: a target that was put into another collection
 * meanwhile stays followed, and one that is followed again stays so. Answers the targets that it changed back.
 */
export async function revertChange(
  tx: Tx,
  changer: Changer,
  change: TargetChange,
  changed: readonly Changed[],
  since: Date,
): Promise<number[]> {
  const back = new Set<number>();
  const pairs = changed.flatMap(([target, { in: all = [] }]) => all.map((collection) => ({ target, collection })));
  const followed = changed.filter(([, done]) => done.follow).map(([id]) => id);
  if (change.kind === "unfollow") {
    for (const id of (await follow(tx, changer.customerId, followed, { userId: changer.userId })).ids) back.add(id);
    for (const id of (await putPairsBack(tx, changer, pairs)).keys()) back.add(id);
    return [...back];
  }
  if (change.kind === "edges") {
    const toId = change.toId ?? (await ownOrganization(tx, changer.customerId));
    const edges = changed.flatMap(([id, { edge }]) => (edge ? [[id, edge] as [number, typeof edge]] : []));
    for (const id of await untellEdges(tx, changer.customerId, edges, toId, change.type)) back.add(id);
  }
  for (const id of (await takePairsOut(tx, changer.customerId, pairs)).keys()) back.add(id);
  for (const id of await unfollowUnused(tx, changer.customerId, followed, since)) back.add(id);
  await enqueueRefresh(tx, changer.customerId);
  return [...back];
}

async function unfollowUnused(tx: Tx, customerId: number, ids: readonly number[], since: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from follows f
     where f.customer_id = ${customerId} and f.target_id = any(${sql.param([...ids])}::bigint[])
       and not exists (select from collection_targets k
                        where k.customer_id = f.customer_id and k.target_id = f.target_id
                          and k.added_at > ${since.toISOString()}::timestamptz)
    returning f.target_id as id`);
  return rows.map(({ id }) => Number(id));
}

import { sql } from "drizzle-orm";
import type { TargetFilter } from "~/backend/contract/collection-targets";
import type { Tx } from "../../../platform/db/database";
import type { Viewer } from "../stored-collection";
import { conditionsOf } from "./conditions";
import { membersOf } from "./members";
import { riskViewOf } from "./risk-view";

/** The targets of a collection that a filter shows, by number, not more than `most`. */
export async function idsOfTargets(
  tx: Tx,
  viewer: Viewer,
  collectionId: number,
  filter: TargetFilter,
  most: number,
): Promise<number[]> {
  const members = await membersOf(tx, viewer, collectionId);
  const risk = await riskViewOf(tx, viewer.session);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.target_id as id from ${members.from} join targets t on t.id = m.target_id
     where ${conditionsOf(filter, viewer.customerId, risk)} order by m.target_id limit ${most}`);
  return rows.map(({ id }) => Number(id));
}

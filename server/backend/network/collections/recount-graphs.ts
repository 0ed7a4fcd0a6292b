import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { countGraph, type Reaching } from "./graph-size";

/** Brings the sizes of the customer's graphs in line with its network, after that has changed. */
export async function recountGraphs(tx: Tx, customerId: number): Promise<void> {
  const { rows } = await tx.execute<Omit<Reaching, "id"> & { id: string }>(sql`
    select id, kind, tiers_enabled as "tiersEnabled", tier_settings as "tierSettings" from collections
     where customer_id = ${customerId} and tiers_enabled order by id`);
  for (const { id, ...collection } of rows) {
    const { size } = await countGraph(tx, customerId, { ...collection, id: Number(id) });
    await tx.execute(sql`
      update collections set target_graph_size = ${size}
       where customer_id = ${customerId} and id = ${id} and target_graph_size <> ${size}`);
  }
}

import { sql } from "drizzle-orm";
import { ROOT_ID } from "~/backend/contract/collection-words";
import type { Collection } from "~/backend/contract/collections";
import type { Tx } from "../../platform/db/database";
import { once } from "../../platform/db/once";
import type { Kin } from "./lineage";

/** So many follows are counted for the tree; a larger network says "at least". */
const COUNTED_AT_MOST = 10_000;

/** The collection `all`, which has no row: everything that the customer follows and what stands behind it. */
export async function rootCollection(tx: Tx, customerId: number, all: readonly Kin[]): Promise<Collection> {
  const counted = await once(tx, "count of follows", () => countFollows(tx, customerId));
  return {
    id: ROOT_ID,
    parentId: null,
    level: 0,
    name: "",
    type: "Default",
    kind: "follows",
    scope: "Customer",
    isDefault: false,
    isMyDefault: false,
    monitored: true,
    tiersEnabled: true,
    tierSettings: null,
    delivery: {},
    collectionTreeFilter: [ROOT_ID, ...all.map(({ id }) => id)],
    targetCount: Math.min(counted, COUNTED_AT_MOST),
    targetCountIsExact: counted <= COUNTED_AT_MOST,
    targetGraphSize: Math.min(counted, COUNTED_AT_MOST),
    mayChange: false,
    mayManage: false,
    mayFill: false,
    version: 0,
  };
}

async function countFollows(tx: Tx, customerId: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select from follows where customer_id = ${customerId} limit ${COUNTED_AT_MOST + 1}) counted`);
  return rows[0]?.n ?? 0;
}

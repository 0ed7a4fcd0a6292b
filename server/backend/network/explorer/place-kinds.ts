import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { PlaceKind } from "../../platform/db/schema/targets";

/** How well the places of these targets are known, by number. */
export async function placeKinds(tx: Tx, ids: readonly number[]): Promise<Map<number, PlaceKind>> {
  const { rows } = await tx.execute<{ id: string; kind: PlaceKind }>(sql`
    select id, place_kind as kind from targets where id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, kind }) => [Number(id), kind]));
}

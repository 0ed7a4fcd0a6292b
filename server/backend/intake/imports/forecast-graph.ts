import { sql } from "drizzle-orm";
import type { ImportRead } from "~/backend/contract/imports";
import { countGraph, MOST_COUNTED, type Reaching, reachWith } from "../../network/collections/graph-size";
import { graphLimitOf } from "../../network/collections/read-detail";
import { findCollection, type Viewer } from "../../network/collections/stored-collection";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { imports } from "../../platform/db/schema/imports";
import type { ImportKey } from "./run/import-key";
import { type Import, one, takesDecisions } from "./run/import-steps";

/**
 * How large the graph of its collection is and will be when the import is applied as it stands, and whether that will be refused. Null where
 * nothing is to be applied, for an import without a collection, and for one that the asker does not see. Work is bounded as the forecast of
 * a collection is: new targets have nothing behind them.
 */
export async function forecastGraph(tx: Tx, viewer: Viewer, key: ImportKey): Promise<ImportRead["graph"]> {
  const [found] = await tx.select().from(imports).where(one(key));
  if (found === undefined) return null;
  const { create = 0, join = 0 } = found.counts;
  if (found.kind !== "suppliers" || found.dryRun || !takesDecisions(found) || create + join === 0) return null;
  const place = await placeOf(tx, viewer, found);
  if (place === null) return null;
  const limit = await graphLimitOf(tx, key.customerId);
  const { size: now } = await countGraph(tx, key.customerId, place);
  const { targets, isCut } = await reachWith(tx, key.customerId, place, await joined(tx, key));
  const size = targets.length + create;
  const isRefused = place.tiersEnabled && size > limit && size > now;
  return { now, size, isExact: !isCut, limit, isRefused };
}

/** A collection that will be made holds nothing, and has no tiers. */
const NEW: Reaching = { id: -1, kind: "suppliers", tiersEnabled: false, tierSettings: null };

/** Whatever was meant by its number, or will be found by its name when the import is applied. */
async function placeOf(tx: Tx, viewer: Viewer, { options }: Import): Promise<Reaching | null> {
  if (typeof options.collectionId === "number") return seen(tx, viewer, options.collectionId);
  if (typeof options.collection !== "string") return null;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from collections where customer_id = ${viewer.customerId} and parent_id is null and scope = 'Customer'
       and lower(name) = lower(${options.collection}) order by id limit 1`);
  return rows[0] === undefined ? NEW : seen(tx, viewer, Number(rows[0].id));
}

const seen = (tx: Tx, viewer: Viewer, id: number): Promise<Reaching | null> =>
  findCollection(tx, viewer, id).catch((error) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });

/** Targets that rows add to; one more than is counted tells that there are too many to count. */
async function joined(tx: Tx, { customerId, importId }: ImportKey): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct target_id as id from import_rows
     where customer_id = ${customerId} and import_id = ${importId} and state = 'join' and target_id is not null
     limit ${MOST_COUNTED + 1}`);
  return rows.map(({ id }) => Number(id));
}

import { sql } from "drizzle-orm";
import { decideTargetMatch, listTargetMatches, matchTargets } from "~/backend/contract/name-lists";
import { decideDuplicate, listDuplicates, mergeTargets, previewTargetMerge } from "~/backend/contract/target-merges";
import { matchList } from "../../../../intake/name-lists/matching/match-task";
import type { Database } from "../../../../platform/db/database";
import { searchCustomer } from "../../../../sections/target-merges/duplicates-task";
import { APART, ASKED_NAMES, DOUBLED, MERGED, SAFETY_STOCKS, SUPPLY_DATA, SWAPPED } from "../data/data-management";
import { bringOwnData } from "./bring-own-data";
import type { DemoCaller, DemoCallers } from "./demo-callers";
import { read, takeIn, type World } from "./take-in";

/** Lists with suppliers that are there already and with doubtful places, pairs of which one was merged and one told apart, supply data, some of which nobody has applied, other data of its own, and a list that was matched. */
export async function manageData(world: World, callers: DemoCallers): Promise<void> {
  const { analyst, manager } = callers;
  for (const list of [...DOUBLED, SWAPPED]) await takeIn(world, manager, list, "create");
  await takeIn(world, manager, SUPPLY_DATA, null);
  await read(world, manager, SAFETY_STOCKS);
  await bringOwnData(world, callers);
  await searchCustomer(world.database, world.customerId);
  await decidePairs(world, manager);
  await matchNames(world, analyst);
}

/** Rows that were taken for new are told apart from what they are like: one pair stays so, the others are to be decided again. */
async function decidePairs({ database, customerId }: World, manager: DemoCaller): Promise<void> {
  const apart = await manager.call("", listDuplicates, { query: { state: "apart", size: 100 } });
  for (const { id, one, other } of apart.content) {
    if ([one.name, other.name].includes(APART)) continue;
    const params = { pairId: String(id) };
    await manager.call(`again ${one.name} ${other.name}`, decideDuplicate, { params, body: { state: "open" } });
  }
  if (await isMerged(database, customerId)) return;
  const { content } = await manager.call("", listDuplicates, { query: { size: 100 } });
  const pair = content.find(({ one, other }) => [one.name, other.name].includes(MERGED.name));
  if (!pair) throw new Error(`Nothing is like ${MERGED.name} of the demo`);
  const [mergedId, keptId] =
    pair.one.name === MERGED.name ? [pair.one.id, pair.other.id] : [pair.other.id, pair.one.id];
  const { kept, merged } = await manager.call("", previewTargetMerge, { query: { keptId, mergedId } });
  const versions = { kept: kept.version, merged: merged.version };
  const body = { keptId, mergedId, reason: MERGED.reason, versions };
  await manager.call(`merge ${MERGED.name}`, mergeTargets, { body });
}

async function isMerged(database: Database, customerId: number): Promise<boolean> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute(sql`select from target_merges where customer_id = ${customerId} limit 1`),
  );
  return rows.length > 0;
}

/** The first line is decided, which is found; the others wait. */
async function matchNames({ database, customerId }: World, analyst: DemoCaller): Promise<void> {
  const { id: operationId } = await analyst.call("names of a plant", matchTargets, {
    body: { sentAs: "text", text: ASKED_NAMES },
  });
  await matchList(database, { customerId, operationId });
  const { content } = await analyst.call("", listTargetMatches, { params: { operationId }, query: {} });
  const [first] = content;
  const meant = first?.candidates[0]?.target.id;
  if (first === undefined || meant === undefined || first.decision !== null) return;
  const body = { decision: "target" as const, targetId: meant, version: first.version };
  await analyst.call("line of a plant", decideTargetMatch, { params: { operationId, line: first.line }, body });
}

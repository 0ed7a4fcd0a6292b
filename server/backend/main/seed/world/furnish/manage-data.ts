import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { decideImportRow, listImportRows } from "~/backend/contract/import-rows";
import { applyImport as applyCall, startImport } from "~/backend/contract/imports";
import { decideTargetMatch, listTargetMatches, matchTargets } from "~/backend/contract/name-lists";
import { decideDuplicate, listDuplicates, mergeTargets, previewTargetMerge } from "~/backend/contract/target-merges";
import { days, minutes, seconds } from "~/time/duration";
import type { ImportKey } from "../../../../intake/imports/run/import-key";
import { TakenOver } from "../../../../intake/imports/run/import-steps";
import { applyImport } from "../../../../intake/imports/steps/apply-import";
import { readImport } from "../../../../intake/imports/steps/read-import";
import { matchList } from "../../../../intake/name-lists/matching/match-task";
import type { Database } from "../../../../platform/db/database";
import { searchCustomer } from "../../../../sections/target-merges/duplicates-task";
import {
  APART,
  ASKED_NAMES,
  DOUBLED,
  MERGED,
  type PlannedImport,
  SAFETY_STOCKS,
  SUPPLY_DATA,
} from "../data/data-management";
import { dated } from "../dated";
import type { DemoCaller, DemoCallers } from "./demo-callers";

interface World {
  database: Database;
  customerId: number;
  now: Date;
}

/** Lists with suppliers that are there already, pairs of which one was merged and one told apart, supply data, some of which nobody has applied, and a list that was matched. */
export async function manageData(world: World, { analyst, manager }: DemoCallers): Promise<void> {
  for (const list of DOUBLED) await takeIn(world, manager, list, "create");
  await takeIn(world, manager, SUPPLY_DATA, null);
  await read(world, manager, SAFETY_STOCKS);
  await searchCustomer(world.database, world.customerId);
  await decidePairs(world, manager);
  await matchNames(world, analyst);
}

/** As its jobs would, one step after the other; done already, a step does nothing. `decision` of every row, where a person took them all for new. */
async function takeIn(
  world: World,
  caller: DemoCaller,
  planned: PlannedImport,
  decision: "create" | null,
): Promise<void> {
  const { database, customerId, now } = world;
  const id = await read(world, caller, planned);
  const key = { customerId, importId: id };
  const { name: fileName } = dated(planned, now);
  const params = { importId: String(id) };
  if (decision !== null) {
    const { content: rows } = await caller.call("", listImportRows, { params, query: {} });
    for (const { row } of rows.filter(({ state }) => ASKS.includes(state))) {
      const decided = { decision, targetId: null };
      await caller.call(`row ${fileName} ${row}`, decideImportRow, {
        params: { ...params, row: String(row) },
        body: decided,
      });
    }
  }
  await caller.call(`apply ${fileName}`, applyCall, { params });
  const name = await nameOf(database, customerId, caller.userId);
  await ownOrWorkers(database, key, () => applyImport(database, key, { type: "user", id: caller.userId, name }));
  // A call knows only the clock's time, and two worlds of one day are the same.
  await database.asSystem((tx) =>
    tx.execute(sql`
      update follows set followed_at = ${new Date(now.getTime() - days(planned.daysAgo)).toISOString()}::timestamptz where customer_id = ${customerId} and import_id = ${id}`),
  );
}

/** The number of the import, whose rows wait to be decided and applied. */
async function read({ database, customerId, now }: World, caller: DemoCaller, planned: PlannedImport): Promise<number> {
  const { kind, name: fileName, text } = dated(planned, now);
  const content = Buffer.from(text).toString("base64");
  const { id } = await caller.call(`import ${fileName}`, startImport, { body: { kind, fileName, content } });
  const key = { customerId, importId: id };
  await ownOrWorkers(database, key, () => readImport(database, key));
  return id;
}

/** Where a worker is at work beside this one, either of the two does the step; it is waited for. */
async function ownOrWorkers(database: Database, key: ImportKey, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error;
  }
  for (const end = Date.now() + minutes(5); Date.now() < end; await wait(seconds(0.2))) {
    const { rows } = await database.asSystem((tx) =>
      tx.execute<{ state: string }>(sql`
        select state from imports where customer_id = ${key.customerId} and id = ${key.importId}`),
    );
    if (rows[0]?.state === "Done") return;
  }
  throw new Error(`Import ${key.importId} of the demo was not done within 5 minutes`);
}

async function nameOf(database: Database, customerId: number, userId: number): Promise<string> {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ name: string }>(sql`
      select firstname || ' ' || lastname as name from users where customer_id = ${customerId} and id = ${userId}`),
  );
  return rows[0]?.name ?? "";
}

/** States of rows that are not made new by themselves. */
const ASKS: readonly string[] = ["waiting", "join", "repeat"];

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

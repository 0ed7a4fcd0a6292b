import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { decideImportRow, listImportRows } from "~/backend/contract/import-rows";
import { applyImport as applyCall, startImport, undoImport as undoCall } from "~/backend/contract/imports";
import { days, minutes, seconds } from "~/time/duration";
import type { ImportKey } from "../../../../intake/imports/run/import-key";
import { TakenOver } from "../../../../intake/imports/run/import-steps";
import { applyImport } from "../../../../intake/imports/steps/apply-import";
import { readImport } from "../../../../intake/imports/steps/read-import";
import { undoImport } from "../../../../intake/imports/steps/undo-import";
import type { Database } from "../../../../platform/db/database";
import type { PlannedImport } from "../data/data-management";
import { dated } from "../dated";
import type { DemoCaller } from "./demo-callers";

export interface World {
  database: Database;
  customerId: number;
  now: Date;
}

/** As its jobs would, one step after the other; done already, a step does nothing. `decision` of every row, where a person took them all for new. */
export async function takeIn(
  world: World,
  caller: DemoCaller,
  planned: PlannedImport,
  decision: "create" | null,
): Promise<ImportKey> {
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
  // Of a build that is taken up again a day later, the calls made before are forgotten: the file is imported once more, and that is meant.
  await caller.call(`apply ${fileName}`, applyCall, { params, query: { again: "true" } });
  const actor = await actorOf(world, caller);
  await ownOrWorkers(database, key, () => applyImport(database, key, actor));
  // A call knows only the clock's time, and two worlds of one day are the same.
  await database.asSystem((tx) =>
    tx.execute(sql`
      update follows set followed_at = ${new Date(now.getTime() - days(planned.daysAgo)).toISOString()}::timestamptz where customer_id = ${customerId} and import_id = ${id}`),
  );
  return key;
}

/** A list that somebody took in and took back. */
export async function takeInAndBack(world: World, caller: DemoCaller, planned: PlannedImport): Promise<void> {
  const key = await takeIn(world, caller, planned, "create");
  const { name: fileName } = dated(planned, world.now);
  await caller.call(`undo ${fileName}`, undoCall, { params: { importId: String(key.importId) } });
  const actor = await actorOf(world, caller);
  await ownOrWorkers(world.database, key, () => undoImport(world.database, key, actor));
}

/** How a step ends: a file that is no list is refused, and nothing else of the demo is. */
type End = "Done" | "Failed";

/** The number of the import, whose rows wait to be decided and applied, or which could not be read where that is its `end`. */
export async function read(
  { database, customerId, now }: World,
  caller: DemoCaller,
  planned: PlannedImport,
  end: End = "Done",
): Promise<number> {
  const { kind, name: fileName, text } = dated(planned, now);
  const content = Buffer.from(text).toString("base64");
  const { id } = await caller.call(`import ${fileName}`, startImport, { body: { kind, fileName, content } });
  const key = { customerId, importId: id };
  await ownOrWorkers(database, key, () => readImport(database, key), end);
  return id;
}

/** Where a worker is at work beside this one, either of the two does the step; it is waited for. */
async function ownOrWorkers(
  database: Database,
  key: ImportKey,
  run: () => Promise<void>,
  end: End = "Done",
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error;
  }
  for (const last = Date.now() + minutes(5); Date.now() < last; await wait(seconds(0.2))) {
    const { rows } = await database.asSystem((tx) =>
      tx.execute<{ state: string }>(sql`
        select state from imports where customer_id = ${key.customerId} and id = ${key.importId}`),
    );
    const state = rows[0]?.state;
    if (state === end) return;
    if (state === "Done" || state === "Failed")
      throw new Error(`Import ${key.importId} of the demo is ${state}, not ${end}`);
  }
  throw new Error(`Import ${key.importId} of the demo was not done within 5 minutes`);
}

async function actorOf({ database, customerId }: World, { userId }: DemoCaller) {
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ name: string }>(sql`
      select firstname || ' ' || lastname as name from users where customer_id = ${customerId} and id = ${userId}`),
  );
  return { type: "user", id: userId, name: rows[0]?.name ?? "" } as const;
}

/** States of rows that are not made new by themselves. */
const ASKS: readonly string[] = ["waiting", "join", "repeat"];

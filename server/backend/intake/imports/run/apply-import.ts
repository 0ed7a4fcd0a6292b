import { sql } from "drizzle-orm";
import { importOptions } from "~/backend/contract/imports";
import { GRAPH_SIZE_REACHED } from "../../../network/collections/size-within";
import { Refusal } from "../../../platform/call/refusal";
import type { Database, Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { withSteadyHeap } from "../../../platform/jobs/steady-heap";
import { createRows } from "./create-rows";
import { findOrMakeCollection, followTaken } from "./follow-taken";
import { type ImportKey, scopeOf } from "./import-key";
import { beginStep, changeOwn, countRows, type Import, showProgress } from "./import-steps";
import { joinRows } from "./join-rows";
import { linkParents } from "./link-parents";
import { rememberCreated } from "./remember-decisions";
import { tellDeliveries } from "./tell-deliveries";

/**
 * The step `apply`, in one transaction: rows become targets or add to those that they are, with operators and parents, and all of
 * them are followed. Rows that wait for a person stay; when they have been decided, the import can be applied again. Broken off,
 * nothing of it was; done already, it does nothing.
 */
export async function applyImport(database: Database, key: ImportKey, actor: Actor): Promise<void> {
  const begun = await beginStep(database, key, "apply");
  if (begun === null) return;
  try {
    await withSteadyHeap(() => takeRowsIn(database, key, begun, actor));
  } catch (error) {
    // It helps nobody to try that again: the plan's limit stays what it is.
    if (!(error instanceof Refusal) || error.code !== GRAPH_SIZE_REACHED) throw error;
    await refuse(database, key, begun, error);
  }
}

async function refuse(database: Database, key: ImportKey, { version, options }: Import, error: Refusal): Promise<void> {
  const { targetGraphSize: size, limit } = error.details as { targetGraphSize: number; limit: number };
  const { collection } = importOptions.parse(options);
  const refusal = {
    code: error.code,
    key: "imports:refused.graphSize",
    params: { collection: collection ?? "", size, limit },
  };
  await database.asCustomer(scopeOf(key), (tx) => changeOwn(tx, key, version, { state: "Failed", refusal }));
}

async function takeRowsIn(database: Database, key: ImportKey, begun: Import, actor: Actor): Promise<void> {
  const userId = actor.type === "user" ? actor.id : null;
  await database.asCustomer({ customerId: key.customerId, userId }, async (tx) => {
    // First, while this import holds nothing that another one which waits for the same collection could need.
    const { since } = importOptions.parse(begun.options);
    const place = await placeOf(tx, key, begun, userId);
    const total = await countOpen(tx, key);
    let done = 0;
    const report = async (more: number): Promise<void> => {
      done += more;
      // On another connection, so that it is seen before all is done.
      await showProgress(database, key, begun.version, { done, total });
    };
    const made = await createRows(tx, key, report);
    const joined = await joinRows(tx, key, report);
    const taken = [...made, ...joined];
    await rememberCreated(tx, key);
    await linkParents(tx, key, taken, begun.fileName);
    const targetIds = [...new Set(taken.map(({ targetId }) => targetId))];
    const { followed } = await followTaken(tx, key, targetIds, {
      userId,
      collectionId: place?.id ?? null,
      since,
    });
    await tellDeliveries(tx, key);
    const counts = await countRows(tx, key);
    await changeOwn(tx, key, begun.version, {
      ...{ step: "applied", state: "Done", counts, done: total, total, appliedAt: new Date() },
      options: { ...begun.options, ...keepMade(begun, place) },
    });
    await appendEvidence(tx, key.customerId, [evidenceOf(begun, actor, { counts, followed })]);
  });
}

/** The collection that was named by its number, or by its name, which is made when there is none. */
async function placeOf(tx: Tx, { customerId }: ImportKey, { options }: Import, userId: number | null) {
  const { collection, collectionId } = importOptions.parse(options);
  if (collectionId !== undefined && options.collectionMade !== true) return { id: collectionId, made: false };
  return collection ? findOrMakeCollection(tx, customerId, collection, userId) : null;
}

async function countOpen(tx: Tx, { customerId, importId }: ImportKey): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from import_rows where customer_id = ${customerId} and import_id = ${importId}
       and (state in ('create', 'join') or state = 'repeated' and undo is null)`);
  return rows[0]?.count ?? 0;
}

/** The collection goes with the import when that is undone, if the import made it. */
function keepMade({ options }: Import, place: { id: number; made: boolean } | null): object {
  if (place === null) return {};
  return { collectionId: place.id, collectionMade: place.made || options.collectionMade === true };
}

function evidenceOf({ id, fileName, fileHash }: Import, actor: Actor, after: object) {
  return {
    ...{ actor, subjectType: "import", subjectId: String(id), kind: "import.applied" },
    after: { fileName, fileHash, ...after },
  };
}

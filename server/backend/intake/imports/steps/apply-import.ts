import { importOptions } from "~/backend/contract/imports";
import { GRAPH_SIZE_REACHED } from "../../../network/collections/size-within";
import { enqueuePlaceCheck } from "../../../network/targets/doubtful-places";
import { Refusal } from "../../../platform/call/refusal";
import type { Database } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { withSteadyHeap } from "../../../platform/jobs/steady-heap";
import { enqueueDuplicateSearch } from "../duplicates/enqueue-search";
import { kindOf } from "../kinds/kind-of";
import { dropImages } from "../run/before-image";
import { type ImportKey, scopeOf } from "../run/import-key";
import { beginStep, changeOwn, countRows, type Import, type Order, showProgress } from "../run/import-steps";

/**
 * The step `apply`, in one transaction: rows become what their kind says, or add to what is there. Rows that wait for a person stay; when they have been decided, the import can be applied again. Broken off,
 * nothing of it was; done already, it does nothing.
 */
export async function applyImport(database: Database, key: ImportKey, actor: Actor, order?: Order): Promise<void> {
  const begun = await beginStep(database, key, "apply", order);
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
    let done = 0;
    const report = async (more: number, total?: number): Promise<void> => {
      done += more;
      // On another connection, so that it is seen before all is done.
      await showProgress(database, key, begun.version, { done, ...(total !== undefined && { total }) });
    };
    const { total, options, told } = await kindOf(begun).takeIn(tx, key, { begun, userId, report });
    await dropImages(tx, key);
    const counts = await countRows(tx, key);
    await changeOwn(tx, key, begun.version, {
      ...{ step: "applied", state: "Done", counts, done: total, total, appliedAt: new Date() },
      options: { ...begun.options, ...options },
    });
    await enqueueDuplicateSearch(tx, key.customerId);
    await enqueuePlaceCheck(tx);
    await appendEvidence(tx, key.customerId, [evidenceOf(begun, actor, { counts, ...told })]);
  });
}

function evidenceOf({ id, fileName, fileHash }: Import, actor: Actor, after: object) {
  return {
    ...{ actor, subjectType: "import", subjectId: String(id), kind: "import.applied" },
    after: { fileName, fileHash, ...after },
  };
}

import { sql } from "drizzle-orm";
import { enqueueRefresh } from "../../../network/monitored/follow";
import type { Database, Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { appendEvidence } from "../../../platform/evidence/ledger";
import type { ImportKey } from "./import-key";
import { beginStep, changeOwn, countRows, type Import } from "./import-steps";
import { handOnFollows, keptTargets } from "./kept-targets";
import { removeTargets } from "./remove-targets";
import { restoreTargets } from "./restore-targets";
import { untellDeliveries } from "./tell-deliveries";

/**
 * The step `undo`, in one transaction: what the import made goes, what it added to other targets is taken back, and nothing of it
 * is followed any more. A target that somebody has worked with since stays as it is, and its rows say so. Broken off, nothing of
 * it was; done already, it does nothing.
 */
export async function undoImport(database: Database, key: ImportKey, actor: Actor): Promise<void> {
  const begun = await beginStep(database, key, "undo");
  if (begun === null) return;
  const { customerId } = key;
  const userId = actor.type === "user" ? actor.id : null;
  await database.asCustomer({ customerId, userId }, async (tx) => {
    await holdTargets(tx, key);
    const kept = await keptTargets(tx, key);
    await restoreTargets(tx, key, kept);
    await handOnFollows(tx, key);
    await unfollow(tx, key, kept);
    await untellDeliveries(tx, key);
    const removed = await removeTargets(tx, key, kept);
    await markUndone(tx, key, kept);
    await removeCollection(tx, customerId, begun);
    await enqueueRefresh(tx, customerId);
    const counts = await countRows(tx, key);
    await changeOwn(tx, key, begun.version, { step: "undone", state: "Done", counts, undoneAt: new Date() });
    const after = { fileName: begun.fileName, fileHash: begun.fileHash, removed, kept: kept.length };
    const subject = { subjectType: "import", subjectId: String(key.importId), kind: "import.undone" };
    await appendEvidence(tx, customerId, [{ actor, ...subject, before: { counts: begun.counts }, after }]);
  });
}

/**
 * From here on nobody adds anything to the import's targets: who was first is seen, and keeps the target; who comes later waits for the
 * end, and finds it gone or not. Without it, what is added between looking and deleting would go along.
 */
async function holdTargets(tx: Tx, { customerId, importId }: ImportKey): Promise<void> {
  await tx.execute(sql`
    select from targets where owner_id = ${customerId} and import_id = ${importId} order by id for update`);
}

async function unfollow(tx: Tx, { customerId, importId }: ImportKey, kept: readonly number[]): Promise<void> {
  for (const table of [sql`collection_targets`, sql`follows`]) {
    await tx.execute(sql`
      delete from ${table} where customer_id = ${customerId} and import_id = ${importId}
         and target_id <> all(${sql.param([...kept])}::bigint[])`);
  }
}

async function markUndone(tx: Tx, { customerId, importId }: ImportKey, kept: readonly number[]): Promise<void> {
  const reason = JSON.stringify([{ key: "imports:undo.kept", params: {} }]);
  const ids = sql.param([...kept]);
  await tx.execute(sql`
    update import_rows r set reasons = r.reasons || ${reason}::jsonb
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state in ('created', 'joined')
       and r.target_id = any(${ids}::bigint[])`);
  await tx.execute(sql`
    update import_rows r set undo = null,
           target_id = case when r.state = 'joined' then r.target_id end,
           state = case when r.state in ('created', 'joined') then 'undone' else r.state end
     where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state in ('created', 'joined', 'repeated')
       and r.target_id <> all(${ids}::bigint[])`);
}

/** The collection that the import made, if nobody has put anything into it or changed it. */
async function removeCollection(tx: Tx, customerId: number, { options }: Import): Promise<void> {
  if (options.collectionMade !== true || typeof options.collectionId !== "number") return;
  await tx.execute(sql`
    delete from collections c where c.customer_id = ${customerId} and c.id = ${options.collectionId} and c.version = 1
       and not exists (select from collection_targets t where t.customer_id = c.customer_id and t.collection_id = c.id)
       and not exists (select from collections child where child.customer_id = c.customer_id and child.parent_id = c.id)`);
}

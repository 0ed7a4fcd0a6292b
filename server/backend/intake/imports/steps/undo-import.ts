import { enqueuePlaceCheck } from "../../../network/targets/doubtful-places";
import type { Database } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { kindOf } from "../kinds/kind-of";
import type { ImportKey } from "../run/import-key";
import { beginStep, changeOwn, countRows, type Order } from "../run/import-steps";

/**
 * The step `undo`, in one transaction: what the import made goes, and what it changed becomes what it was. What somebody has worked with
 * since stays as it is, and its rows say so. Broken off, nothing of it was; done already, it does nothing.
 */
export async function undoImport(database: Database, key: ImportKey, actor: Actor, order?: Order): Promise<void> {
  const begun = await beginStep(database, key, "undo", order);
  if (begun === null) return;
  const { customerId } = key;
  // For nobody: what a target is kept for may be confidential to who undoes.
  await database.asCustomer({ customerId, userId: null }, async (tx) => {
    const { removed, kept } = await kindOf(begun).takeBack(tx, key, begun);
    const counts = await countRows(tx, key);
    await changeOwn(tx, key, begun.version, { step: "undone", state: "Done", counts, undoneAt: new Date() });
    // A target that was moved or got its country by the list is where it was again, and nobody has looked at it there.
    await enqueuePlaceCheck(tx);
    const after = { fileName: begun.fileName, fileHash: begun.fileHash, removed, kept };
    const subject = { subjectType: "import", subjectId: String(key.importId), kind: "import.undone" };
    await appendEvidence(tx, customerId, [{ actor, ...subject, before: { counts: begun.counts }, after }]);
  });
}

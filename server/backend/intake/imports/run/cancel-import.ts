import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { importRows, imports } from "../../../platform/db/schema/imports";
import { appendEvidence } from "../../../platform/evidence/ledger";
import type { ImportKey } from "./import-key";
import { type Import, lockImport, one } from "./import-steps";
import { dropPieces } from "./pieces";

/**
 * Discards an import of which nothing was applied, with its rows and its file; a job that reads it stops at its next write. Done already, it
 * does nothing. Throws `Refusal` 404, 409 once it is being applied.
 */
export async function cancelImport(tx: Tx, key: ImportKey, actor: Actor): Promise<void> {
  const found = await lockImport(tx, key);
  if (found.state === "Cancelled") return;
  if (!isCancellable(found)) {
    throw new Refusal(409, "import_wrong_step", `The import is at ${found.step} (${found.state})`);
  }
  await dropPieces(tx, key);
  await tx
    .delete(importRows)
    .where(and(eq(importRows.customerId, key.customerId), eq(importRows.importId, key.importId)));
  await tx
    .update(imports)
    .set({ state: "Cancelled", counts: {}, places: {}, version: sql`${imports.version} + 1` })
    .where(one(key));
  await appendEvidence(tx, key.customerId, [
    {
      ...{ actor, subjectType: "import", subjectId: String(key.importId), kind: "import.discarded" },
      before: { fileName: found.fileName, fileHash: found.fileHash, kind: found.kind, counts: found.counts },
      after: null,
    },
  ]);
}

const isCancellable = ({ step, state }: Import): boolean => step === "read" || (step === "review" && state === "Done");

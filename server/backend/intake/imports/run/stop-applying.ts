import { sql } from "drizzle-orm";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { imports } from "../../../platform/db/schema/imports";
import { appendEvidence } from "../../../platform/evidence/ledger";
import type { ImportKey } from "./import-key";
import { type Import, lockImport, one } from "./import-steps";

/**
 * Stops an import that is being applied: it is where it was before, with all decisions. Its job applies all rows in one transaction, and
 * finds at its next portion that the import is no longer its own: nothing of it was done. Throws `Refusal` 404, and 409 `import_wrong_step` where nothing is
 * being applied any more.
 */
export async function stopApplying(tx: Tx, key: ImportKey, actor: Actor): Promise<void> {
  const found = await lockImport(tx, key);
  if (!isBeingApplied(found)) {
    throw new Refusal(409, "import_wrong_step", `The import is at ${found.step} (${found.state})`);
  }
  const all = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  await tx
    .update(imports)
    .set({
      ...{ step: found.appliedAt === null ? "review" : "applied", state: "Done", done: all, total: all },
      // The version is what a job that runs has the import by.
      version: sql`${imports.version} + 1`,
    })
    .where(one(key));
  await appendEvidence(tx, key.customerId, [
    {
      ...{ actor, subjectType: "import", subjectId: String(key.importId), kind: "import.stopped" },
      after: { fileName: found.fileName, fileHash: found.fileHash, done: found.done, total: found.total },
    },
  ]);
}

export const isBeingApplied = ({ step, state }: Pick<Import, "step" | "state">): boolean =>
  step === "apply" && (state === "Queued" || state === "Running");

import { and, eq, isNotNull, sql } from "drizzle-orm";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { documentFiles } from "../../platform/db/schema/documents";
import type { FileKey } from "../../platform/files/file-store";
import { enqueue } from "../../platform/jobs/enqueue";

/**
 * Says that one thing has this file from now on, so that it stays. Throws 422 for one that the customer does not have, or that
 * another thing has already; `field` is where it was named.
 */
export async function claimFile(tx: Tx, key: FileKey, field = "body.mappedFilename"): Promise<void> {
  const used = await tx
    .update(documentFiles)
    .set({ unusedSince: null })
    .where(and(one(key), isNotNull(documentFiles.unusedSince)))
    .returning();
  if (used.length > 0) return;
  const problem = { path: field, message: "names a file that does not exist or is already in use" };
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
}

/** Says that nothing has this file any more: a job removes it once the transaction is through. */
export async function releaseFile(tx: Tx, key: FileKey): Promise<void> {
  await tx.update(documentFiles).set({ unusedSince: sql`now()` }).where(one(key));
  await enqueue(tx, REMOVE_FILE, key);
}

/** The job's name. */
export const REMOVE_FILE = "files.remove";

export const one = ({ customerId, mappedFilename }: FileKey) =>
  and(eq(documentFiles.customerId, customerId), eq(documentFiles.mappedFilename, mappedFilename));

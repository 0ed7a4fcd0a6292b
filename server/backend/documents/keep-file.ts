import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { KeptFile } from "~/backend/contract/document-files";
import type { AskedWithFile } from "../call/handler";
import { Refusal } from "../call/refusal";
import { documentFiles } from "../db/schema/documents";
import { FileRefused } from "./store/file-refused";
import { StoreAway } from "./store/file-store";
import { type TakenIn, takeIn } from "./store/take-in";

/**
 * Keeps a file for a customer, whose documents and actions may then name it; one that nobody has named after a day is removed.
 * Sent twice under one idempotency key it is kept once.
 */
export async function keepFile(asked: AskedWithFile, fileName: string): Promise<KeptFile> {
  const { deps, content, signal } = asked;
  const { uploadLimit: limit, dataDir } = deps.config;
  try {
    const taken = await takeIn(content, { fileName, limit, dataDir, signal });
    try {
      return await store(asked, fileName, taken);
    } finally {
      await taken.discard();
    }
  } catch (error) {
    throw toRefusal(error);
  }
}

async function store(asked: AskedWithFile, originalFilename: string, taken: TakenIn): Promise<KeptFile> {
  const { deps, scope, database, idempotencyKey: uploadKey } = asked;
  if (uploadKey && uploadKey.length > 200) throw new Refusal(422, "invalid_input", "The Idempotency-Key is too long");
  const { customerId, userId } = scope;
  const { size: fileSize, sha256, type: mimeType, path } = taken;
  const kept: KeptFile = { mappedFilename: randomUUID(), originalFilename, fileSize, mimeType, sha256 };
  const key = { customerId, mappedFilename: kept.mappedFilename };
  await deps.files.put(key, { path, size: fileSize, sha256 });
  // The row comes last: what it names is there. What has no row was put by somebody who crashed, and is removed below.
  const mine = await database
    .asCustomer(scope, async (tx) => {
      const row = { customerId, createdBy: userId, uploadKey, ...kept };
      const made = await tx.insert(documentFiles).values(row).onConflictDoNothing().returning();
      if (made.length > 0) return null;
      const same = and(
        eq(documentFiles.customerId, customerId),
        eq(documentFiles.createdBy, sql`${userId}`),
        eq(documentFiles.uploadKey, uploadKey ?? ""),
      );
      return (await tx.select().from(documentFiles).where(same))[0] ?? null;
    })
    .catch(async (error: unknown) => {
      await deps.files.remove(key);
      throw error;
    });
  if (!mine) return kept;
  await deps.files.remove(key);
  if (mine.sha256 === sha256 && mine.originalFilename === originalFilename) return toKept(mine);
  throw new Refusal(422, "idempotency_key_reused", "This Idempotency-Key was used for another file");
}

export function toKept(row: typeof documentFiles.$inferSelect): KeptFile {
  const { mappedFilename, originalFilename, fileSize, mimeType, sha256 } = row;
  return { mappedFilename, originalFilename, fileSize, mimeType, sha256 };
}

/** The store's own words in the contract's. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof StoreAway) {
    return new Refusal(503, "store_away", "The place of the files does not answer", undefined, {}, error);
  }
  if (!(error instanceof FileRefused)) return error;
  return new Refusal(STATUS[error.code], error.code, error.message, error.details, {}, error.cause);
}

const STATUS = {
  too_large: 413,
  file_type_unknown: 415,
  file_type_differs: 415,
  file_macros: 415,
  file_empty: 422,
  file_damaged: 422,
} as const;

import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { KeptFile } from "~/backend/contract/document-files";
import type { AskedWithFile } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { documentFiles } from "../../platform/db/schema/documents";
import { FileRefused } from "../../platform/files/file-refused";
import { type FileKey, StoreAway } from "../../platform/files/file-store";
import { type TakenIn, takeIn } from "../../platform/files/take-in";
import { one } from "./file-use";

/** A person's call with a file, or what stands for one where a link does. */
type Asked = Pick<AskedWithFile, "deps" | "scope" | "database" | "content" | "signal" | "idempotencyKey">;

/**
 * Keeps a file for a customer, whose documents and actions may then name it; one that nobody has named after a day is removed.
 * Sent twice under one idempotency key it is kept once.
 */
export async function keepFile(asked: Asked, fileName: string): Promise<KeptFile> {
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

async function store(asked: Asked, originalFilename: string, taken: TakenIn): Promise<KeptFile> {
  const { deps, scope, database, idempotencyKey: uploadKey } = asked;
  if (uploadKey && uploadKey.length > 200) throw new Refusal(422, "invalid_input", "The Idempotency-Key is too long");
  const { customerId, userId } = scope;
  const { size: fileSize, sha256, type: mimeType, path } = taken;
  const kept: KeptFile = { mappedFilename: randomUUID(), originalFilename, fileSize, mimeType, sha256 };
  const key = { customerId, mappedFilename: kept.mappedFilename };
  // The row comes first, known to nobody and used by nothing: what a crash leaves behind is swept by it.
  await database.asCustomer(scope, (tx) => tx.insert(documentFiles).values({ customerId, createdBy: userId, ...kept }));
  await deps.files.put(key, { path, size: fileSize, sha256 }).catch(async (error: unknown) => {
    await forget(asked, key);
    throw error;
  });
  // Of what fails here nobody knows whether it was committed. Then the row has the key, and who sends again is answered with this
  // file: its bytes stay, and if nobody asks for them they are swept.
  const earlier = await database.asCustomer(scope, (tx) => takeKey(tx, key, { userId, uploadKey }));
  if (!earlier) return kept;
  await forget(asked, key);
  if (earlier.sha256 === sha256 && earlier.originalFilename === originalFilename) return toKept(earlier);
  throw new Refusal(422, "idempotency_key_reused", "This Idempotency-Key was used for another file");
}

type Row = typeof documentFiles.$inferSelect;

/** The file that was sent under this key before, by the same user; null where this is the first, which has the key from now on. */
async function takeKey(
  tx: Tx,
  key: FileKey,
  { userId, uploadKey }: { userId: number | null; uploadKey: string | null | undefined },
): Promise<Row | null> {
  if (!uploadKey || userId === null) return null;
  const { customerId } = key;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${userId}:${uploadKey}`}, ${customerId}))`,
  );
  const same = and(
    eq(documentFiles.customerId, customerId),
    eq(documentFiles.createdBy, userId),
    eq(documentFiles.uploadKey, uploadKey),
  );
  const [earlier] = await tx.select().from(documentFiles).where(same);
  if (earlier) return earlier;
  await tx.update(documentFiles).set({ uploadKey }).where(one(key));
  return null;
}

/** The bytes go first. What cannot be done now, because the store or the database is gone, the hourly sweep does. */
async function forget({ deps, scope, database }: Asked, key: FileKey): Promise<void> {
  await deps.files
    .remove(key)
    .then(() => database.asCustomer(scope, (tx) => tx.delete(documentFiles).where(one(key))))
    .catch(() => undefined);
}

export function toKept(row: Row): KeptFile {
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

import { and, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import { importPieces } from "../../../platform/db/schema/imports";
import { inPieces } from "../../../platform/files/in-pieces";
import { type ImportKey, scopeOf } from "./import-key";

/** Keeps the file in the database: whichever process has the job finds it there, and a backup has it. */
export async function keepPieces(tx: Tx, key: ImportKey, content: readonly Uint8Array[]): Promise<void> {
  let piece = 0;
  for (const part of inPieces(content)) await tx.insert(importPieces).values({ ...key, piece: piece++, content: part });
}

/** The file's bytes, a piece at a time. */
export async function* readPieces(database: Database, key: ImportKey): AsyncGenerator<Buffer, void> {
  for (let piece = 0; ; piece++) {
    const [found] = await database.asCustomer(scopeOf(key), (tx) =>
      tx
        .select({ content: importPieces.content })
        .from(importPieces)
        .where(and(ofImport(key), eq(importPieces.piece, piece))),
    );
    if (!found) return;
    yield found.content;
  }
}

export async function isKept(tx: Tx, key: ImportKey): Promise<boolean> {
  const first = and(ofImport(key), eq(importPieces.piece, 0));
  return (await tx.select({ piece: importPieces.piece }).from(importPieces).where(first)).length > 0;
}

export async function dropPieces(tx: Tx, key: ImportKey): Promise<void> {
  await tx.delete(importPieces).where(ofImport(key));
}

const ofImport = ({ customerId, importId }: ImportKey) =>
  and(eq(importPieces.customerId, customerId), eq(importPieces.importId, importId));

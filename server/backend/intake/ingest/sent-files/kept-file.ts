import { and, eq } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import { connectorFilePieces } from "../../../platform/db/schema/connectors";
import { inPieces } from "../../../platform/files/in-pieces";

/** A file of one customer's that waits to be read. */
export interface SentFile {
  customerId: number;
  connectorId: number;
  /** A UUID. */
  file: string;
}

/** Keeps it in the database: whichever process has the job finds it there. */
export async function keepFile(tx: Tx, sent: SentFile, content: readonly Uint8Array[]): Promise<void> {
  let piece = 0;
  for (const part of inPieces(content)) {
    await tx.insert(connectorFilePieces).values({ ...sent, piece: piece++, content: part });
  }
}

/** Its bytes, a piece at a time; none once it was read. */
export async function* keptFile(database: Database, sent: SentFile): AsyncGenerator<Buffer, void> {
  for (let piece = 0; ; piece++) {
    const [found] = await database.asSystem((tx) =>
      tx
        .select({ content: connectorFilePieces.content })
        .from(connectorFilePieces)
        .where(and(ofFile(sent), eq(connectorFilePieces.piece, piece))),
    );
    if (!found) return;
    yield found.content;
  }
}

export async function isKept(tx: Tx, sent: SentFile): Promise<boolean> {
  const first = and(ofFile(sent), eq(connectorFilePieces.piece, 0));
  return (await tx.select({ piece: connectorFilePieces.piece }).from(connectorFilePieces).where(first)).length > 0;
}

export async function dropFile(tx: Tx, sent: SentFile): Promise<void> {
  await tx.delete(connectorFilePieces).where(ofFile(sent));
}

const ofFile = ({ customerId, connectorId, file }: SentFile) =>
  and(
    eq(connectorFilePieces.customerId, customerId),
    eq(connectorFilePieces.connectorId, connectorId),
    eq(connectorFilePieces.file, file),
  );

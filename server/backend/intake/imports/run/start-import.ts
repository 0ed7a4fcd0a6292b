import { createHash } from "node:crypto";
import { FileBytes } from "~/backend/contract/file-content";
import type { ImportKind } from "~/backend/contract/import-kinds";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { imports } from "../../../platform/db/schema/imports";
import { enqueueStep } from "./enqueue-step";
import type { ChosenColumns, ImportOptions } from "./import-options";
import type { Import } from "./import-steps";
import { keepPieces } from "./pieces";

export interface NewImport {
  /** Suppliers unless said. */
  kind?: ImportKind;
  fileName: string;
  /** SHA-256 in hexadecimal digits; of the content when that is given. */
  fileHash?: string;
  /** Null when the caller reads the file itself. */
  content: Buffer | FileBytes | null;
  mapping?: ChosenColumns;
  options?: ImportOptions;
  dryRun?: boolean;
  actor: Actor;
}

/** Keeps a file and has it read by a job; without a content only the import, for `readImport` with a path. */
export async function startImport(tx: Tx, customerId: number, given: NewImport): Promise<Import> {
  const { kind = "suppliers", fileName, content, fileHash, mapping = {}, options = {}, dryRun = false, actor } = given;
  const [made] = await tx
    .insert(imports)
    .values({
      customerId,
      kind,
      fileName,
      fileHash: content === null ? (fileHash ?? "") : hashOf(content),
      mapping: { chosen: mapping },
      options,
      dryRun,
      createdBy: actor.type === "user" ? actor.id : null,
    })
    .returning();
  if (made === undefined) throw new Error("The import was not written.");
  if (content !== null) {
    const key = { customerId, importId: made.id };
    await keepPieces(tx, key, content instanceof FileBytes ? content.pieces : [content]);
    await enqueueStep(tx, "read", made, actor);
  }
  return made;
}

const hashOf = (content: Buffer | FileBytes): string =>
  content instanceof FileBytes ? content.sha256 : createHash("sha256").update(content).digest("hex");

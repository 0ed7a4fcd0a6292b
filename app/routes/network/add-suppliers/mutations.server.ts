import { callBackend, sendToBackend } from "~/backend/client.server";
import { LONGEST_FILE, type SupplierImport, startImport } from "~/backend/contract/imports";
import { type FileInPieces, fileAsJson } from "~/backend/files-as-json.server";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { SentFile } from "~/forms/read-upload.server";
import type { LoadContext } from "~/load-context";
import type { PastedFile } from "./pasted";

/** The collection that all of it goes into; undefined for the network alone. */
type Into = { collectionId?: number | undefined };

export function startText(
  context: LoadContext,
  { fileName, into, file: { content, mapping, options } }: { fileName: string; into: Into; file: PastedFile },
  idempotencyKey?: string,
): Promise<Attempted<SupplierImport>> {
  const body = {
    ...{ kind: "suppliers" as const, fileName, content: Buffer.from(content).toString("base64") },
    ...(mapping && { mapping }),
    options: { ...options, ...into },
  };
  return attempt(() => callBackend(context, startImport, { body, idempotencyKey }), PROBLEMS);
}

export function startFile(
  context: LoadContext,
  { file, into }: { file: FileInPieces; into: Into },
  idempotencyKey?: string,
): Promise<Attempted<SupplierImport>> {
  const fields = { kind: "suppliers", fileName: file.name, options: into };
  return attempt(() => sendToBackend(context, startImport, { idempotencyKey }, fileAsJson(fields, file)), PROBLEMS);
}

const PROBLEMS = {
  not_editor: () => ({ problem: { key: "addSuppliers:problems.collection" as const } }),
  not_found: () => ({ problem: { key: "addSuppliers:problems.collection" as const } }),
};

/** A file that is longer than an import may be. */
export class FileTooLarge extends Error {
  override readonly name = "FileTooLarge";
}

/** Takes a file as it comes. Throws `FileTooLarge` as soon as it is. */
export async function takeFile({ name, content }: SentFile): Promise<FileInPieces & { size: number }> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of content as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > LONGEST_FILE) throw new FileTooLarge();
    pieces.push(piece);
  }
  return { name: name.slice(0, 200), pieces, size };
}

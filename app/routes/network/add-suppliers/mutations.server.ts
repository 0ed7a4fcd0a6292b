import { callBackend, sendToBackend } from "~/backend/client.server";
import { type SupplierImport, startImport } from "~/backend/contract/imports";
import { type FileInPieces, fileAsJson } from "~/backend/files-as-json.server";
import { type Attempted, attempt } from "~/forms/attempt.server";
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

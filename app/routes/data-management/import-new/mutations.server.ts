import { sendToBackend } from "~/backend/client.server";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { startImport } from "~/backend/contract/imports";
import { type FileInPieces, fileAsJson } from "~/backend/files-as-json.server";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Has a file read as one of its kind; a job does it. */
export function start(context: LoadContext, kind: ImportKind, file: FileInPieces, idempotencyKey?: string) {
  const fields = { kind, fileName: file.name };
  return attempt(() => sendToBackend(context, startImport, { idempotencyKey }, fileAsJson(fields, file)), {});
}

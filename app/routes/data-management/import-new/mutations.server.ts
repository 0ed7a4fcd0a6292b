import { sendToBackend } from "~/backend/client.server";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { startImport } from "~/backend/contract/imports";
import { type FileInPieces, fileAsJson } from "~/backend/files-as-json.server";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

interface Wanted {
  kind: ImportKind;
  /** Where suppliers go; other kinds go into none. */
  collection?: string | undefined;
}

/** Has a file read as one of its kind; a job does it. */
export function start(context: LoadContext, { kind, collection }: Wanted, file: FileInPieces, idempotencyKey?: string) {
  const isIn = kind === "suppliers" && collection;
  const fields = { kind, fileName: file.name, ...(isIn && { options: { collection } }) };
  return attempt(() => sendToBackend(context, startImport, { idempotencyKey }, fileAsJson(fields, file)), {});
}

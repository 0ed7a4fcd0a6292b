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
  /** Whether suppliers become followed. */
  follow: "yes" | "no";
}

/** Has a file read as one of its kind; a job does it. */
export function start(
  context: LoadContext,
  { kind, collection, follow }: Wanted,
  file: FileInPieces,
  idempotencyKey?: string,
) {
  const options = { ...(collection && { collection }), ...(follow === "no" && { follow: false }) };
  const fields = { kind, fileName: file.name, ...(kind === "suppliers" && { options }) };
  return attempt(() => sendToBackend(context, startImport, { idempotencyKey }, fileAsJson(fields, file)), {});
}

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
  /** Whether somebody said that the file has no row of titles. */
  untitled?: "yes" | undefined;
}

/** Has a file read as one of its kind; a job does it. */
export function start(
  context: LoadContext,
  { kind, collection, follow, untitled }: Wanted,
  file: FileInPieces,
  idempotencyKey?: string,
) {
  const ofSuppliers = { ...(collection && { collection }), ...(follow === "no" && { follow: false }) };
  const options = { ...(untitled && { headerRow: 0 }), ...(kind === "suppliers" && ofSuppliers) };
  const fields = { kind, fileName: file.name, options };
  return attempt(() => sendToBackend(context, startImport, { idempotencyKey }, fileAsJson(fields, file)), {});
}

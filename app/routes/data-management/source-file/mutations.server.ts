import { sendToBackend } from "~/backend/client.server";
import { ingestFile } from "~/backend/contract/connector-files";
import { type FileInPieces, fileAsJson } from "~/backend/files-as-json.server";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Has a file read once as what a source tells; a job does it. */
export function readOnce(context: LoadContext, name: string, file: FileInPieces, idempotencyKey?: string) {
  const asked = { params: { name }, idempotencyKey };
  return attempt(() => sendToBackend(context, ingestFile, asked, fileAsJson({ fileName: file.name }, file)), {});
}

import { sendToBackend } from "~/backend/client.server";
import { type KeptFile, sendDocumentFile } from "~/backend/contract/document-files";
import type { SentFile } from "~/forms/read-upload.server";
import type { LoadContext } from "~/load-context";

/** Hands a file on as it comes. */
export function keepFile(context: LoadContext, { name, content, idempotencyKey }: SentFile): Promise<KeptFile> {
  return sendToBackend(context, sendDocumentFile, { query: { fileName: name }, idempotencyKey }, content);
}

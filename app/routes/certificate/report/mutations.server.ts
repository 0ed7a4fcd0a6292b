import { callBackend } from "~/backend/client.server";
import { reportDocument } from "~/backend/contract/documents";
import type { LoadContext } from "~/load-context";

/** Opens a ticket about a document and answers its number. */
export async function report(
  context: LoadContext,
  id: number,
  message: string,
  idempotencyKey?: string,
): Promise<number> {
  const params = { documentId: String(id) };
  return (await callBackend(context, reportDocument, { params, body: { message }, idempotencyKey })).ticket;
}

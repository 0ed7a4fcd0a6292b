import { callBackend } from "~/backend/client.server";
import { notifyOfDocument } from "~/backend/contract/documents";
import type { LoadContext } from "~/load-context";

/** Switches a document's notifications. */
export async function setNotifications(
  context: LoadContext,
  id: number,
  notifyCustomer: boolean,
  idempotencyKey?: string,
): Promise<void> {
  const params = { documentId: String(id) };
  await callBackend(context, notifyOfDocument, { params, body: { notifyCustomer }, idempotencyKey });
}

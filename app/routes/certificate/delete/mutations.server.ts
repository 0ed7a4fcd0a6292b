import { callBackend } from "~/backend/client.server";
import { deleteDocument } from "~/backend/contract/documents";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** One that is gone already is as good as deleted. */
export async function removeDocument(context: LoadContext, id: number): Promise<void> {
  await callBackend(context, deleteDocument, { params: { documentId: String(id) } }).catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  });
}

import { streamBackend } from "~/backend/client.server";
import { readDocumentFile } from "~/backend/contract/documents";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** A document's file as it comes. Throws 404 for one that is not there. */
export async function fileOf(context: LoadContext, param: string | undefined): Promise<Response> {
  const params = { documentId: (param ?? "").slice(0, 20) };
  return streamBackend(context, readDocumentFile, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}

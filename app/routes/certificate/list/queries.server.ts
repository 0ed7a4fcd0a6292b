import { callBackend } from "~/backend/client.server";
import { findDocuments } from "~/backend/contract/documents";
import { readTargetProfile } from "~/backend/contract/profile";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import type { DocumentFilter } from "./filter";

const PAGE = 25;

/** A page of documents, and the name of the target that they are narrowed to. A cursor that is none begins anew. */
export async function documentsOf(context: LoadContext, filter: DocumentFilter, after: string | null) {
  const { q, documentType, validity, targetId } = filter;
  const [page, target] = await Promise.all([
    callBackend(context, findDocuments, {
      query: {
        size: PAGE,
        ...(q && { q }),
        ...(documentType && { documentType }),
        ...(validity && { validity }),
        ...(targetId && { targetId }),
        ...(after && /^[1-9]\d{0,14}$/.test(after) && { after }),
      },
    }),
    targetId === null ? null : nameOf(context, targetId),
  ]);
  return { page, target };
}

async function nameOf(context: LoadContext, targetId: number): Promise<string> {
  return callBackend(context, readTargetProfile, { params: { targetId: String(targetId) } }).then(
    ({ name }) => name,
    (error) => {
      if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
      throw error;
    },
  );
}

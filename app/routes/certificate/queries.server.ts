import { callBackend } from "~/backend/client.server";
import { type Document, listDocumentTypes, readDocument } from "~/backend/contract/documents";
import { type FoundTarget, searchTargets } from "~/backend/contract/targets";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** One document. Throws 404 for one that is not there. */
export async function documentOf(context: LoadContext, param: string | undefined): Promise<Document> {
  const params = { documentId: (param ?? "").slice(0, 20) };
  return callBackend(context, readDocument, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}

/** The names of the customer's own types, which a form proposes. */
export async function ownTypes(context: LoadContext): Promise<string[]> {
  const types = await callBackend(context, listDocumentTypes, {});
  return types.flatMap(({ customText }) => customText ?? []);
}

/** Targets with this in a name of theirs, the likeliest first: what is followed before what is not. */
export async function targetsNamed(context: LoadContext, q: string): Promise<FoundTarget[]> {
  const query = { q: q.slice(0, 200), size: 20 };
  return (await callBackend(context, searchTargets, { query })).content;
}

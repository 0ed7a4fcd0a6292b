import { callBackend } from "~/backend/client.server";
import { findDocuments } from "~/backend/contract/documents";
import { readTargetProfile } from "~/backend/contract/profile";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

const PAGE = 25;

/** What a target's profile shows of its documents. Throws 404 for a target that is not there. */
export async function shownDocuments(context: LoadContext, targetId: number, after: string | null) {
  const cursor = after && /^[1-9]\d{0,14}$/.test(after) ? { after } : {};
  try {
    const [target, page] = await Promise.all([
      callBackend(context, readTargetProfile, { params: { targetId: String(targetId) } }),
      callBackend(context, findDocuments, { query: { targetId, shownOnTarget: "true", size: PAGE, ...cursor } }),
    ]);
    return { target, page };
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}

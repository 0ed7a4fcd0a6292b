import { callBackend } from "~/backend/client.server";
import { readTargetProfile } from "~/backend/contract/profile";
import { type FoundTarget, searchTargets } from "~/backend/contract/targets";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Companies and sites with this in their name that may deliver to the target; null where nobody asked. Throws 404 without it. */
export async function candidatesFor(context: LoadContext, targetId: number, q: string): Promise<FoundTarget[] | null> {
  await callBackend(context, readTargetProfile, { params: { targetId: String(targetId) } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
  if (q === "") return null;
  const { content } = await callBackend(context, searchTargets, { query: { q, size: 20 } });
  return content.filter(({ id, type }) => id !== targetId && (type === "organization" || type === "POI"));
}

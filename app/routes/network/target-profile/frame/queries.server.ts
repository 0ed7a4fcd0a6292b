import { callBackend } from "~/backend/client.server";
import { readTargetProfile, type TargetProfile } from "~/backend/contract/profile";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Who a target is. Throws 404 for one that is not there or not the asker's. */
export async function profileOf(context: LoadContext, targetId: number): Promise<TargetProfile> {
  return callBackend(context, readTargetProfile, { params: { targetId: String(targetId) } }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}

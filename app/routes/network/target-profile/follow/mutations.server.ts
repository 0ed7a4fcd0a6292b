import { callBackend } from "~/backend/client.server";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** Follows a target, or no longer; twice is as good as once. Throws 404 for one that is not there. */
export async function follow(
  context: LoadContext,
  targetId: number,
  on: boolean,
  idempotencyKey: string | undefined,
): Promise<void> {
  const call = on ? followTargets : unfollowTargets;
  await callBackend(context, call, { body: { targetIds: [targetId] }, idempotencyKey }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  });
}

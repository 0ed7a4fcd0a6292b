import { callBackend } from "~/backend/client.server";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/**
 * Follows a target, or no longer; twice is as good as once. Answers whether it stays in a collection that others fill. Throws 404 for
 * one that is not there.
 */
export async function follow(
  context: LoadContext,
  targetId: number,
  on: boolean,
  idempotencyKey: string | undefined,
): Promise<{ remains: boolean }> {
  const body = { targetIds: [targetId] };
  try {
    if (!on) return { remains: (await callBackend(context, unfollowTargets, { body, idempotencyKey })).remaining > 0 };
    await callBackend(context, followTargets, { body, idempotencyKey });
    return { remains: false };
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}

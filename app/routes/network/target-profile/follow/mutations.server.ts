import { callBackend } from "~/backend/client.server";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import type { LoadContext } from "~/load-context";

/** Follows a target, or no longer; twice is as good as once. Answers whether it stays in a collection that others fill. */
export async function follow(
  context: LoadContext,
  targetId: number,
  on: boolean,
  idempotencyKey: string | undefined,
): Promise<{ remains: boolean }> {
  const body = { targetIds: [targetId] };
  if (!on) return { remains: (await callBackend(context, unfollowTargets, { body, idempotencyKey })).remaining > 0 };
  await callBackend(context, followTargets, { body, idempotencyKey });
  return { remains: false };
}

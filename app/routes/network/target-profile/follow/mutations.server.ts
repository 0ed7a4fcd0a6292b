import { callBackend } from "~/backend/client.server";
import { changeTargets } from "~/backend/contract/target-changes";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";

/** Follows a target, or no longer; twice is as good as once. Answers what to tell, and the change where it can be undone. 404 for one that is not there. */
export async function follow(
  context: LoadContext,
  targetId: number,
  on: boolean,
  idempotencyKey: string | undefined,
): Promise<{ message: Message; undo: number | null }> {
  const change = { kind: on ? ("follow" as const) : ("unfollow" as const) };
  const body = { selection: { targetIds: [targetId] }, change };
  const operation = await callBackend(context, changeTargets, { body, idempotencyKey });
  const { id, canUndo, collections, remaining, failures = [] } = operation;
  if (failures.length > 0) throw new Response(null, { status: 404 });
  const message: Message = on ? { key: "profile:done.followed" } : unfollowed(collections, remaining);
  return { message, undo: canUndo ? id : null };
}

/** It is unfollowed for the whole company, so it says what goes with it. */
function unfollowed(collections: number | undefined, remaining: number | undefined): Message {
  if (!collections) return { key: remaining ? "profile:done.unfollowedRemaining" : "profile:done.unfollowed" };
  return { key: remaining ? "profile:away.fromRemaining" : "profile:away.from", params: { count: collections } };
}

import { callBackend } from "~/backend/client.server";
import { addAlertComment, deleteAlertComment } from "~/backend/contract/alert-comments";
import { MOST_ALERT_COMMENTS } from "~/backend/contract/alert-words";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { type Outcome, orRefusal } from "../outcome.server";
import type { FeedForm } from "../schema";

export function addComment(
  context: LoadContext,
  { alertId, text }: Extract<FeedForm, { intent: "comment" }>,
  idempotencyKey?: string,
): Promise<Outcome> {
  return orRefusal(async () => {
    try {
      await callBackend(context, addAlertComment, { params: { alertId }, body: { text }, idempotencyKey });
    } catch (error) {
      if (!(error instanceof BackendRefusedError && error.code === "too_many")) throw error;
      const problem = { key: "feed:problems.tooManyComments", params: { count: MOST_ALERT_COMMENTS } } as const;
      return { ok: false, status: 409, problem };
    }
    return { ok: true, operation: null, message: { key: "feed:done.comment" } };
  });
}

/** One that is gone already is as good as deleted. */
export function deleteComment(
  context: LoadContext,
  { alertId, commentId }: Extract<FeedForm, { intent: "uncomment" }>,
  idempotencyKey?: string,
): Promise<Outcome> {
  return orRefusal(async () => {
    await callBackend(context, deleteAlertComment, { params: { alertId, commentId }, idempotencyKey }).catch(
      (error) => {
        if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
      },
    );
    return { ok: true, operation: null, message: { key: "feed:done.uncomment" } };
  });
}

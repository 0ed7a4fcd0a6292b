import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { createFeedSubscription, revokeFeedSubscription } from "~/backend/contract/feed-subscriptions";
import { changeFeedView, deleteFeedView, type FeedViewSaved } from "~/backend/contract/feed-views";
import { BackendRefusedError } from "~/backend/errors";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { viewForm } from "./schema";

export function saveView(context: LoadContext, { id, filter }: FeedViewSaved, form: z.output<typeof viewForm>) {
  const body = { ...form, filter };
  return attempt(() => callBackend(context, changeFeedView, { params: { viewId: id }, body }), {
    stale_version: () => ({ problem: { key: "views:problems.changed" } }),
    view_exists: () => ({ errors: { name: ["views:problems.taken"] } }),
    too_many_views: () => ({ problem: { key: "views:problems.tooMany" } }),
    not_permitted: () => ({ problem: { key: "views:problems.forbidden" } }),
  });
}

export async function removeView(context: LoadContext, viewId: number): Promise<void> {
  await goneIsFine(callBackend(context, deleteFeedView, { params: { viewId } }));
}

/** Answers the token, which nobody can read again. */
export function subscribe(context: LoadContext, viewId: number, idempotencyKey?: string) {
  return attempt(() => callBackend(context, createFeedSubscription, { body: { viewId }, idempotencyKey }), {
    already_done: () => ({ problem: { key: "views:problems.shownOnce" } }),
    too_many_subscriptions: () => ({ problem: { key: "views:problems.tooManyReaders" } }),
  });
}

export async function unsubscribe(context: LoadContext, subscriptionId: number): Promise<void> {
  await goneIsFine(callBackend(context, revokeFeedSubscription, { params: { subscriptionId } }));
}

async function goneIsFine(asked: Promise<unknown>): Promise<void> {
  await asked.catch((error) => {
    if (!(error instanceof BackendRefusedError && error.status === 404)) throw error;
  });
}

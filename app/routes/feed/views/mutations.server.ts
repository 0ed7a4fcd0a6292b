import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import {
  changeFeedView,
  chooseFeedView,
  createFeedView,
  type FeedViewSaved,
  listFeedViews,
} from "~/backend/contract/feed-views";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toQuery } from "~/domain/feed-filter/search-params";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { keepForm } from "./schema";

/** Keeps the filter under a name. */
export function keepView(
  context: LoadContext,
  filter: FeedFilter,
  { name, scope, isDefault }: z.output<typeof keepForm>,
  idempotencyKey?: string,
): Promise<Attempted<FeedViewSaved>> {
  const body = { name, scope, filter: toQuery(filter), isDefault: isDefault === "on" };
  return attempt(() => callBackend(context, createFeedView, { body, idempotencyKey }), {
    view_exists: () => ({ errors: { name: ["views:problems.taken"] } }),
    too_many_views: () => ({ problem: { key: "views:problems.tooMany" } }),
    not_permitted: () => ({ problem: { key: "views:problems.forbidden" } }),
  });
}

export function openWith(context: LoadContext, viewId: number, isDefault: boolean): Promise<FeedViewSaved> {
  return callBackend(context, chooseFeedView, { params: { viewId }, body: { isDefault } });
}

/** `7@2` → the view's filter becomes this one, unless somebody changed the view since. */
export function overwrite(context: LoadContext, what: string, filter: FeedFilter): Promise<Attempted<FeedViewSaved>> {
  const [viewId = 0, version = 0] = what.split("@").map(Number);
  return attempt(
    async () => {
      const view = (await callBackend(context, listFeedViews, {})).find(({ id }) => id === viewId);
      if (!view) throw new Response(null, { status: 404 });
      const { name, scope } = view;
      const body = { name, scope, version, filter: toQuery(filter) };
      return callBackend(context, changeFeedView, { params: { viewId }, body });
    },
    { stale_version: () => ({ problem: { key: "views:problems.changed" } }) },
  );
}

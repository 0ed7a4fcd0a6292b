import { z } from "zod";
import { FEED_ORDERS } from "./alert-words";
import { defineCall } from "./call";
import { feedFilter } from "./feed";

/** A filter as a view keeps it and answers it: the feed's query, in its own words. */
export const viewQuery = z.strictObject({ ...feedFilter, order: z.enum(FEED_ORDERS).default("NewestFirst") });

const filter = z
  .record(z.string().max(40), z.string().max(4000))
  .refine((query) => viewQuery.safeParse(query).success, "a query of the feed");
const scope = z.enum(["User", "Customer"]);
const name = z.string().trim().min(1).max(60);

export const feedView = z.object({
  id: z.int().positive(),
  scope,
  name,
  filter: z.record(z.string(), z.string()),
  /** The asker's feed opens with it. */
  isDefault: z.boolean(),
  /** The asker may change it and delete it. */
  mayChange: z.boolean(),
  version: z.int().positive(),
});
export type FeedViewSaved = z.infer<typeof feedView>;

const params = z.object({ viewId: z.coerce.number().int().positive() });
const AREA = "feed views";

export const listFeedViews = defineCall({
  name: "listFeedViews",
  area: AREA,
  summary: "List saved views of the feed by name",
  description: "The customer's views and your own; at most 300.",
  method: "get",
  path: "/v2/feed-views",
  access: "signed-in",
  scope: "feed:read",
  response: z.array(feedView),
});

export const createFeedView = defineCall({
  name: "createFeedView",
  area: AREA,
  summary: "Save a filter as a view",
  description:
    "A view for the whole customer needs views:manage. 409 `view_exists` for a duplicate name, 409 `too_many_views` above 100 of your own or 200 of the customer.",
  method: "post",
  path: "/v2/feed-views",
  access: "signed-in",
  scope: "feed:write",
  body: z.object({ scope, name, filter, isDefault: z.boolean().default(false) }),
  bodyLimit: 256 * 1024,
  status: 201,
  response: feedView,
});

export const changeFeedView = defineCall({
  name: "changeFeedView",
  area: AREA,
  summary: "Rename, overwrite, share or unshare a view",
  description: "409 `stale_version` with the current view after a concurrent change.",
  method: "put",
  path: "/v2/feed-views/{viewId}",
  access: "signed-in",
  scope: "feed:write",
  params,
  body: z.object({ scope, name, filter, version: z.int().positive() }),
  bodyLimit: 256 * 1024,
  response: feedView,
});

export const deleteFeedView = defineCall({
  name: "deleteFeedView",
  area: AREA,
  summary: "Delete a view and its feed reader addresses",
  method: "delete",
  path: "/v2/feed-views/{viewId}",
  access: "signed-in",
  scope: "feed:write",
  params,
  status: 204,
  response: z.void(),
});

export const chooseFeedView = defineCall({
  name: "chooseFeedView",
  area: AREA,
  summary: "Set or unset a view as your default",
  method: "put",
  path: "/v2/feed-views/{viewId}/default",
  access: "signed-in",
  scope: "feed:write",
  params,
  body: z.object({ isDefault: z.boolean() }),
  response: feedView,
});

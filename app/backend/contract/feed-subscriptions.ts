import { z } from "zod";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";

export const feedSubscription = z.object({
  id: z.int().positive(),
  viewId: z.int().positive(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type FeedSubscription = z.infer<typeof feedSubscription>;
const AREA = "feed views";

export const listFeedSubscriptions = defineCall({
  name: "listFeedSubscriptions",
  area: AREA,
  summary: "List your active feed reader addresses, newest first",
  description: "At most 50.",
  method: "get",
  path: "/v2/feed-subscriptions",
  access: "signed-in",
  bearer: "person",
  response: z.array(feedSubscription),
});

export const createFeedSubscription = defineCall({
  name: "createFeedSubscription",
  area: AREA,
  summary: "Create a feed reader address for a view",
  description: "The feed reader acts with your permissions. The token is shown once.",
  method: "post",
  path: "/v2/feed-subscriptions",
  access: "signed-in",
  bearer: "person",
  secretAnswer: true,
  body: z.object({ viewId: z.int().positive() }),
  status: 201,
  response: z.object({ token: z.string(), subscription: feedSubscription }),
});

export const revokeFeedSubscription = defineCall({
  name: "revokeFeedSubscription",
  area: AREA,
  summary: "Revoke a feed reader address",
  method: "delete",
  path: "/v2/feed-subscriptions/{subscriptionId}",
  access: "signed-in",
  bearer: "person",
  params: z.object({ subscriptionId: z.coerce.number().int().positive() }),
  status: 204,
  response: z.void(),
});

export const readSyndication = defineCall({
  name: "readSyndication",
  area: AREA,
  summary: "Read a view as a feed reader",
  description: "The first 50 alerts of the view that the token belongs to, in its owner's language.",
  method: "get",
  path: "/v2/feed-syndication/{token}",
  access: "public",
  params: z.object({ token: z.string().max(100) }),
  response: z.object({
    viewId: z.int().positive(),
    name: z.string(),
    customer: z.string(),
    language: z.string(),
    /** When the view was made: the feed's own time as long as it holds nothing. */
    createdAt: z.iso.datetime(),
    items: z.array(
      z.object({
        id: z.int().positive(),
        at: z.iso.datetime(),
        title: z.string(),
        summary: z.string(),
        priority: z.enum(PRIORITY_NAMES),
        /** In words of the owner's language, from the gravest to the finest: priority, event type, targets. */
        words: z.array(z.string()),
        source: z.string().nullable(),
        url: z.string().nullable(),
      }),
    ),
  }),
});
export type Syndication = z.infer<typeof readSyndication.response>;

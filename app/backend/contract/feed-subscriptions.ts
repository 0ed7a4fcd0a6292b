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
  summary: "The asker's addresses for feed readers that still work, newest first; 50 at most",
  method: "get",
  path: "/v2/feed-subscriptions",
  access: "signed-in",
  bearer: "person",
  response: z.array(feedSubscription),
});

export const createFeedSubscription = defineCall({
  name: "createFeedSubscription",
  area: AREA,
  summary: "An address at which a feed reader gets a view on the asker's behalf; its token is shown once",
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
  summary: "Make an address useless at once",
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
  summary: "What a feed reader gets for its token: the 50 first alerts of the view, in its owner's language",
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

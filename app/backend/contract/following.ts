import { z } from "zod";
import { defineCall } from "./call";

const ids = z.array(z.int().positive());
const body = z.object({
  targetIds: ids.min(1).max(1000),
  collectionIds: ids.max(100).optional(),
});

export const followTargets = defineCall({
  name: "followTargets",
  area: "targets",
  summary:
    "Watch targets, and put them into collections where some are named; what is followed already stays as it is. 403 `not_editor` names collections that only others fill",
  method: "post",
  path: "/v2/targets/follow",
  access: { permission: "targets:follow" },
  body,
  response: z.object({ followed: z.int().nonnegative(), collected: z.int().nonnegative() }),
});

export const unfollowTargets = defineCall({
  name: "unfollowTargets",
  area: "targets",
  summary:
    "Stop watching targets, and take them out of the collections that the asker may fill; with `collectionIds` only out of these. `remaining` stand in collections of others still",
  method: "post",
  path: "/v2/targets/unfollow",
  access: { permission: "targets:follow" },
  body,
  response: z.object({
    unfollowed: z.int().nonnegative(),
    uncollected: z.int().nonnegative(),
    remaining: z.int().nonnegative(),
  }),
});

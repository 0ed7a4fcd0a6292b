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
  summary: "Follow targets",
  description:
    "Also adds them to collections when given. Targets followed already are unchanged. 403 `not_editor` lists collections that you may not edit. 409 `graph_size_reached` as for changes of targets.",
  method: "post",
  path: "/v2/targets/follow",
  access: { permission: "targets:follow" },
  scope: "network:write",
  body,
  response: z.object({ followed: z.int().nonnegative(), collected: z.int().nonnegative() }),
});

export const unfollowTargets = defineCall({
  name: "unfollowTargets",
  area: "targets",
  summary: "Unfollow targets",
  description:
    "Also removes them from the collections that you may edit; with `collectionIds`, only from these. `remaining` counts the targets that other collections still contain.",
  method: "post",
  path: "/v2/targets/unfollow",
  access: { permission: "targets:follow" },
  scope: "network:write",
  body,
  response: z.object({
    unfollowed: z.int().nonnegative(),
    uncollected: z.int().nonnegative(),
    remaining: z.int().nonnegative(),
  }),
});

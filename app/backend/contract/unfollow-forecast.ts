import { z } from "zod";
import { defineCall, SELECTION_LIMIT } from "./call";
import { targetSelection } from "./target-selection";

const count = z.int().nonnegative();

/** Collections that hold some of the targets: how many there are, and those that hold the most. */
const holders = z.object({
  total: count,
  first: z
    .array(
      z.object({
        id: z.int().positive(),
        name: z.string(),
        /** Whose it is; null: the company's. */
        owner: z.object({ id: z.int().positive(), name: z.string() }).nullable(),
        /** So many of the targets are in it. */
        targets: z.int().positive(),
      }),
    )
    .max(20),
});

export const forecastUnfollow = defineCall({
  name: "forecastUnfollow",
  area: "targets",
  summary: "Preview what unfollowing targets takes away",
  description:
    "Exact for up to 10,000 targets. Changes nothing. `leaves` are collections that you may edit, `stays` those that only others edit, `hidden` counts those that you cannot see. 422 `too_many` above that.",
  method: "post",
  path: "/v2/targets/unfollow/forecast",
  access: { permission: "targets:follow" },
  scope: "network:write",
  body: z.object({ selection: targetSelection }),
  bodyLimit: SELECTION_LIMIT,
  response: z.object({
    total: count,
    /** So many of them are followed. */
    following: count,
    leaves: holders,
    stays: holders,
    hidden: count,
    /** What is about them and goes on: actions that the asker reads, alerts not yet assessed, and alerts that the company reported. */
    openActions: count,
    openAlerts: count,
    ownAlerts: count,
  }),
});
export type UnfollowForecast = z.output<typeof forecastUnfollow.response>;

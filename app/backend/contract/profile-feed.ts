import { z } from "zod";
import { reason } from "./alert";
import { EVENT_GROUPS, FEED_ORDERS, FEED_STATUSES, IMPACT_LEVELS, PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import { listOf } from "./filter-values";
import { pageOf } from "./page";
import { profileQuery } from "./profile";
import {
  ALERT_STATES,
  IMPACT_LEVEL_GROUPS,
  PROFILE_FEED_SIZE,
  PROFILE_SCOPES,
  TARGET_ALERTS_SIZE,
  TIME_FRAMES,
} from "./profile-words";
import { PERSPECTIVE_NAMES, SCORE_COMPONENTS } from "./score-words";

const id = z.int().positive();
const level = z.number().min(0).max(100);

const happening = {
  /** Null where the customer has no alert of it. */
  alertId: id.nullable(),
  eventId: id,
  title: z.string(),
  language: z.string().nullable(),
  at: z.iso.datetime(),
  eventTypeId: z.string(),
  priority: z.enum(PRIORITY_NAMES),
  impactLevel: z.enum(IMPACT_LEVELS),
};

const profileAlert = z.object({
  ...happening,
  summary: z.string(),
  eventGroup: z.string(),
  statusId: z.enum(FEED_STATUSES).nullable(),
  /** Why it touches the target. */
  reason,
  source: z.string().nullable(),
  withdrawn: z.boolean(),
});
export type ProfileAlert = z.output<typeof profileAlert>;

export const listProfileAlerts = defineCall({
  name: "listProfileAlerts",
  area: "profile",
  summary: "List the alerts of a target",
  description: "Five a page, keyset by `after`; totals are exact up to 1,000.",
  method: "get",
  path: "/v2/targets/{targetId}/alerts",
  access: "signed-in",
  scope: "feed:read",
  params: z.object({ targetId: z.string().max(20) }),
  query: z.object({
    ...profileQuery,
    group: z.enum(EVENT_GROUPS).optional(),
    timeFrame: z.enum(TIME_FRAMES).default("All"),
    impactLevelGroup: z.enum(IMPACT_LEVEL_GROUPS).optional(),
    feedOrder: z.enum(FEED_ORDERS).default("NewestFirst"),
    scope: z.enum(PROFILE_SCOPES).default("Public"),
    size: z.coerce.number().int().min(1).max(50).default(PROFILE_FEED_SIZE),
    after: z.string().max(200).optional(),
  }),
  response: pageOf(profileAlert),
});

export const listTargetAlerts = defineCall({
  name: "listTargetAlerts",
  area: "profile",
  summary: "List all alerts of a target, newest first",
  description:
    "Of every event type and source. A state or priorities look through 2,000 alerts a page, so a page may be short and still name the next one; totals are exact up to 1,000.",
  method: "get",
  path: "/v2/targets/{targetId}/alerts/all",
  access: "signed-in",
  scope: "feed:read",
  params: z.object({ targetId: z.string().max(20) }),
  query: z.object({
    state: z.enum(ALERT_STATES).default("all").describe("`open`: not archived"),
    priorities: listOf(z.enum(PRIORITY_NAMES)).optional(),
    size: z.coerce.number().int().min(1).max(50).default(TARGET_ALERTS_SIZE),
    after: z.string().max(200).optional(),
  }),
  response: pageOf(profileAlert),
});

export const listMonthMovers = defineCall({
  name: "listMonthMovers",
  area: "profile",
  summary: "List what moved a score in a month",
  description:
    "The ten alerts with the largest contribution at its end; self-assessments and scores of the customer's own that began, changed or ended in it; and the effect of each component since the month before.",
  method: "get",
  path: "/v2/targets/{targetId}/score-history/{month}",
  access: "signed-in",
  scope: "scores:read",
  params: z.object({ targetId: z.string().max(20), month: z.string().max(10) }),
  query: z.object({ ...profileQuery, scope: z.enum(PROFILE_SCOPES).default("Public") }),
  response: z.object({
    perspective: z.enum(PERSPECTIVE_NAMES),
    /** Its first day. */
    month: z.iso.date(),
    /** Null where the month has none. */
    score: level.nullable(),
    /** Of the month before. */
    before: level.nullable(),
    alerts: z.array(
      z.object({
        ...happening,
        points: z.number().nonnegative(),
        /** What the month's score would have been had it not happened; null where there was none. */
        scoreWithout: level.nullable(),
      }),
    ),
    changes: z
      .array(
        z.object({
          /** What the supplier answered, or a score of the customer's own. */
          kind: z.enum(["assessment", "external"]),
          what: z.enum(["began", "changed", "ended"]),
          /** Of a score of one's own. */
          eventTypeId: z.string().nullable(),
          value: level,
          /** A day of UTC. */
          on: z.iso.date(),
          /** Points of the score at the month's end; null where what it was before is not known. */
          effect: z.number().nullable(),
        }),
      )
      .default([]),
    /** Those that are not what they were at the end of the month before. */
    components: z
      .array(
        z.object({
          name: z.enum(SCORE_COMPONENTS),
          before: level.nullable(),
          after: level.nullable(),
          /** Points of the score; null where it has none without. */
          effect: z.number().nullable(),
        }),
      )
      .default([]),
  }),
});

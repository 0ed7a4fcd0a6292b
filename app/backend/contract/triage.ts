import { z } from "zod";
import { alertUpdate } from "./alert";
import { FEED_STATUSES, FLAG_REASONS, RELEVANCIES } from "./alert-words";
import { defineCall, SELECTION_LIMIT } from "./call";
import { feedFilter } from "./feed";
import { timeZone } from "./filter-values";
import { givenDay } from "./given-day";
import { operation } from "./operations";

const id = z.coerce.number().int().positive();
const alertId = z.object({ alertId: id });
const TRIAGE = { permission: "alerts:triage" } as const;

/** What is made of alerts, one or many. Those that are so already are left as they are. */
export const alertChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("status"), statusId: z.enum(FEED_STATUSES) }),
  z.object({ kind: z.literal("label"), labelId: z.int().positive(), on: z.boolean() }),
  z.object({ kind: z.literal("relevancy"), relevancy: z.enum(RELEVANCIES) }),
  z.object({ kind: z.literal("mute"), on: z.boolean() }).describe("Silent until its priority rises"),
  z.object({ kind: z.literal("assign"), userId: z.int().positive().nullable() }).describe("null: nobody's"),
  z
    .object({ kind: z.literal("snooze"), until: givenDay().nullable(), timeZone })
    .describe("Out of the feed until this day begins in the zone; null: back now"),
]);
export type AlertChange = z.infer<typeof alertChange>;

/** Specification of the bulk change: no more than this at once. */
export const MOST_AT_ONCE = 10_000;

export const changeAlertStatus = defineCall({
  name: "changeAlertStatus",
  area: "feed",
  summary: "Change an alert's status",
  description:
    "Setting the current status changes nothing. With `expected`, 409 `stale_version` after a concurrent change.",
  method: "put",
  path: "/v2/alerts/{alertId}/status",
  access: TRIAGE,
  scope: "feed:write",
  params: alertId,
  body: z.object({ statusId: z.enum(FEED_STATUSES), expected: z.enum(FEED_STATUSES).optional() }),
  response: operation,
});

export const changeAlerts = defineCall({
  name: "changeAlerts",
  area: "feed",
  summary: "Change many alerts",
  description: "The alerts listed, or all that match a filter, up to 10,000; more than 500 run as a job.",
  method: "post",
  path: "/v2/alerts/bulk",
  access: TRIAGE,
  scope: "feed:write",
  body: z.object({
    selection: z.union([
      z.object({ alertIds: z.array(z.int().positive()).min(1).max(MOST_AT_ONCE) }),
      z.object({ filter: z.object(feedFilter) }),
    ]),
    change: alertChange,
  }),
  bodyLimit: SELECTION_LIMIT,
  response: operation,
});

export const countFeed = defineCall({
  name: "countFeed",
  area: "feed",
  summary: "Count the alerts that match a filter",
  description: "Exact, up to 10,001.",
  method: "get",
  path: "/v2/feed/count",
  access: "signed-in",
  scope: "feed:read",
  query: z.object(feedFilter),
  response: z.object({ count: z.int().nonnegative(), isExact: z.boolean() }),
});

export const putLabelOn = defineCall({
  name: "putLabelOn",
  area: "feed",
  summary: "Add a label to an alert",
  description: "Idempotent.",
  method: "put",
  path: "/v2/alerts/{alertId}/labels/{labelId}",
  access: TRIAGE,
  scope: "feed:write",
  params: alertId.extend({ labelId: id }),
  response: operation,
});

export const takeLabelOff = defineCall({
  name: "takeLabelOff",
  area: "feed",
  summary: "Remove a label from an alert",
  description: "Idempotent.",
  method: "delete",
  path: "/v2/alerts/{alertId}/labels/{labelId}",
  access: TRIAGE,
  scope: "feed:write",
  params: alertId.extend({ labelId: id }),
  response: operation,
});

export const flagAlert = defineCall({
  name: "flagAlert",
  area: "feed",
  summary: "Report a problem with an alert",
  description: "Some reasons require a comment. Without a reason the report is withdrawn.",
  method: "put",
  path: "/v2/alerts/{alertId}/flag",
  access: TRIAGE,
  scope: "feed:write",
  params: alertId,
  body: z
    .object({
      reason: z.enum(FLAG_REASONS).nullable(),
      comment: z.string().trim().max(2000).nullable().default(null),
    })
    .refine(({ reason, comment }) => comment || !needsComment(reason), {
      path: ["comment"],
      message: "this reason needs a comment",
    }),
  status: 204,
  response: z.void(),
});

export const writeAlertNote = defineCall({
  name: "writeAlertNote",
  area: "feed",
  summary: "Replace the customer's note on an alert",
  description: "`before` is the note that you replace; 409 with the current note when it differs.",
  method: "put",
  path: "/v2/alerts/{alertId}/note",
  access: TRIAGE,
  scope: "feed:write",
  params: alertId,
  body: z.object({ note: z.string().trim().max(4000).nullable(), before: z.string().nullable() }),
  status: 204,
  response: z.void(),
});

export const decideAlertUpdate = defineCall({
  name: "decideAlertUpdate",
  area: "feed",
  summary: "Decide whether two alerts are one",
  description:
    "`joined` archives the earlier alert and hands its status, assessment, assignee and labels to the later one where nobody has set any. " +
    "`apart` keeps both and asks no more. `open` takes either back, except for what was changed since. Idempotent.",
  method: "put",
  path: "/v2/alerts/{alertId}/updates/{updateId}",
  access: TRIAGE,
  scope: "feed:write",
  params: alertId.extend({ updateId: id }),
  body: z.object({ decision: z.enum(["open", "joined", "apart"]) }),
  response: alertUpdate,
});

function needsComment(reason: (typeof FLAG_REASONS)[number] | null): boolean {
  return reason === "UnlawfulContent" || reason === "Other";
}

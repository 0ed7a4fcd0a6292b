import { z } from "zod";
import { reason } from "./alert";
import { FEED_STATUSES } from "./alert-words";
import { defineCall } from "./call";
import { eventItem, eventRef } from "./events";
import { listOf } from "./filter-values";
import { pageOf, pageQuery } from "./page";

const id = z.int().positive();
const count = z.int().nonnegative();
const instant = z.iso.datetime();
const mergeId = z.coerce.number().int().positive();

/** Events that one merge can make one. */
export const MOST_MERGED = 10;

const once = (ids: readonly number[]) => new Set(ids).size === ids.length;
const ONCE = "names an event twice";

/** What the customer made of the alerts about an event; null where it has none. */
const alertState = z.object({
  id,
  statusId: z.enum(FEED_STATUSES),
  hasNote: z.boolean(),
  comments: count,
  labels: count,
  actions: count,
  targets: count,
});

export const previewEventMerge = defineCall({
  name: "previewEventMerge",
  area: "data",
  summary: "Preview what merging events changes",
  description:
    "The first of `ids` is kept. `after` is the alert that remains; its targets are found by the matching that follows. Refuses what `mergeEvents` refuses.",
  method: "get",
  path: "/v2/event-merge-preview",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  query: z.object({
    ids: listOf(z.coerce.number().int().positive())
      .refine((ids) => ids.length >= 2 && ids.length <= MOST_MERGED, {
        error: `takes 2 to ${MOST_MERGED} events`,
      })
      .refine(once, { error: ONCE }),
  }),
  response: z.object({
    /** In the order asked for. */
    events: z.array(eventItem.extend({ state: alertState.nullable(), apartFromFirst: z.boolean() })),
    after: z.object({
      reports: count,
      sources: count,
      alert: alertState
        .omit({ hasNote: true, targets: true })
        .extend({
          notes: count,
          /** The event whose alert the status comes from. */
          statusFrom: id,
          /** Alerts that become part of it. */
          folded: count,
        })
        .nullable(),
    }),
  }),
});
export type EventMergePreview = z.output<typeof previewEventMerge.response>;

export const mergeEvents = defineCall({
  name: "mergeEvents",
  area: "data",
  summary: "Merge events of the customer's own into one",
  description:
    "The kept event has all reports. Of the alerts about them one remains, with the most advanced status (new, in review, archived, relevant) and the notes, comments, labels and actions of all. Each merge can be taken back by itself. 403 `event_shared`, 409 `event_from_news`, `event_merged` with what was done.",
  method: "post",
  path: "/v2/event-merges",
  access: { permission: "connectors:manage" },
  scope: "imports:write",
  body: z
    .object({
      keptId: id,
      eventIds: z
        .array(id)
        .min(1)
        .max(MOST_MERGED - 1),
    })
    .refine(({ keptId, eventIds }) => once([keptId, ...eventIds]), { error: ONCE, path: ["eventIds"] }),
  status: 201,
  response: z.object({ mergeIds: z.array(id) }),
});

const eventMerge = z.object({
  id,
  kept: eventRef,
  merged: eventRef,
  reason,
  mergedAt: instant,
  /** Null for a rule, and where nobody knows. */
  mergedBy: z.string().nullable(),
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
});
export type EventMerge = z.output<typeof eventMerge>;

export const listEventMerges = defineCall({
  name: "listEventMerges",
  area: "data",
  summary: "List merges of the customer's own events, newest first",
  method: "get",
  path: "/v2/event-merges",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  query: z.object(pageQuery),
  response: pageOf(eventMerge),
});
export type EventMergePage = z.output<typeof listEventMerges.response>;

/** What taking a merge back leaves as it is, because somebody changed it since. */
export const CHANGED_SINCE = ["status", "note", "assessment", "assignee", "snooze", "flag"] as const;

/** It was taken back, the event was merged on since, its reports went elsewhere, or a topic or own words made the events of shared news. */
export const UNDO_REFUSALS = ["undone", "merged-on", "moved-on", "all-reports", "from-news"] as const;

export const readEventMerge = defineCall({
  name: "readEventMerge",
  area: "data",
  summary: "Read a merge and what changed since",
  method: "get",
  path: "/v2/event-merges/{mergeId}",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  params: z.object({ mergeId }),
  response: eventMerge.extend({
    /** Why taking it back is refused now. */
    refusal: z.enum(UNDO_REFUSALS).nullable(),
    back: z.object({
      /** Reports that go back, and those that went elsewhere since and stay there. */
      reports: count,
      reportsElsewhere: count,
      /** An alert of its own that the merged event gets back; false where the kept alert was its alert, which goes back with it. */
      alert: z.enum(["restored", "moved", "none"]),
      /** The event that the alert is about now. */
      alertId: id.nullable(),
    }),
    since: z.object({
      /** What the kept alert keeps as it is now. */
      changed: z.array(z.enum(CHANGED_SINCE)),
      /** Reports and comments that came since; they stay with the kept event. */
      reports: count,
      comments: count,
    }),
  }),
});
export type EventMergeDetail = z.output<typeof readEventMerge.response>;

export const undoEventMerge = defineCall({
  name: "undoEventMerge",
  area: "data",
  summary: "Undo a merge of events",
  description:
    "Reports, alerts and comments go where they were; what somebody changed since stays as it is. No rule joins the two again. 409 `event_merge_undone` with by whom and when, `event_merged_on`, `event_reports_moved`, `event_all_reports` where the kept event would be left without one, `event_from_news`.",
  method: "post",
  path: "/v2/event-merges/{mergeId}/undo",
  access: { permission: "connectors:manage" },
  scope: "imports:write",
  params: z.object({ mergeId }),
  response: z.object({ keptId: id, mergedId: id }),
});

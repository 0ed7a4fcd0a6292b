import { z } from "zod";
import { reason } from "./alert";
import { FEED_STATUSES, PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { pageOf, pageQuery } from "./page";

const id = z.int().positive();
const count = z.int().nonnegative();
const instant = z.iso.datetime();
const eventId = z.coerce.number().int().positive();

/** Why a customer may not merge or split an event: it is told by sources that all share, or a topic or own words made it of their news. */
export const EVENT_LOCKS = ["shared", "from-news"] as const;
export type EventLock = (typeof EVENT_LOCKS)[number];

export const eventItem = z.object({
  id,
  title: z.string(),
  /** BCP 47. */
  language: z.string().nullable(),
  eventTypeId: z.string(),
  priority: z.enum(PRIORITY_NAMES),
  /** When it was published, else when it happened, else when it came in. */
  at: instant,
  withdrawn: z.boolean(),
  reports: count,
  /** Up to five, by name. */
  sourceNames: z.array(z.string()),
  /** Null where the customer may merge and split it. */
  lock: z.enum(EVENT_LOCKS).nullable(),
  /** The customer's alert about it. */
  alert: z.object({ id, statusId: z.enum(FEED_STATUSES) }).nullable(),
});
export type EventItem = z.output<typeof eventItem>;

export const eventRef = z.object({ id, title: z.string() });

export const listEvents = defineCall({
  name: "listEvents",
  area: "data",
  summary: "List own events and those behind alerts, newest first",
  description:
    "Events of the customer's own sources, and shared ones that it has alerts about. `day` is a day in UTC. Counts end at 1,000. An event that became part of another one is left out.",
  method: "get",
  path: "/v2/events",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  query: z.object({
    type: z.string().max(60).optional(),
    source: z.string().max(200).optional().describe("A source that tells of it"),
    day: givenDay().optional(),
    own: z.enum(["true"]).optional().describe("Of the customer's own sources only"),
    ...pageQuery,
  }),
  response: pageOf(eventItem),
});
export type EventPage = z.output<typeof listEvents.response>;

export const eventReport = z.object({
  id,
  sourceName: z.string(),
  title: z.string(),
  summary: z.string(),
  url: z.string().nullable(),
  language: z.string().nullable(),
  eventTypeId: z.string().nullable(),
  publishedAt: instant.nullable(),
  happenedAt: instant.nullable(),
  firstSeenAt: instant,
  withdrawn: z.boolean(),
  /** As the source names them, up to ten. */
  organizations: z.array(z.string()),
  /** Why it is a report of this event; null for the event's first. */
  joined: reason.nullable(),
});
export type EventReport = z.output<typeof eventReport>;

export const readEventReports = defineCall({
  name: "readEventReports",
  area: "data",
  summary: "Read an event with its reports and why each was joined",
  description:
    "Reports in the order in which they came, the event's first one first. An event that became part of another one has none; `mergedInto` says which. 404 for events that are neither the customer's nor behind one of its alerts.",
  method: "get",
  path: "/v2/events/{eventId}/reports",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  params: z.object({ eventId }),
  query: z.object(pageQuery),
  response: pageOf(eventReport).extend({
    event: eventItem,
    mergedInto: id.nullable(),
    /** Merges into it of which it has reports yet, newest first, up to 50. */
    merges: z.array(z.object({ id, title: z.string(), mergedAt: instant })),
    /** What was taken apart from it, and is joined by no rule again; up to 50. */
    apart: z.array(eventRef),
  }),
});
export type EventReports = z.output<typeof readEventReports.response>;

/** What speaks for two events being one. */
export const CANDIDATE_SIGNS = ["names", "target", "type", "country", "day"] as const;

export const listEventCandidates = defineCall({
  name: "listEventCandidates",
  area: "data",
  summary: "List own events that may be the same as this one",
  description:
    "Up to 20 within fourteen days that share a target, a name or words of the headline, or type and country; those with most in common first. None for an event that the customer may not merge.",
  method: "get",
  path: "/v2/events/{eventId}/candidates",
  access: { permission: "connectors:manage" },
  scope: "imports:read",
  params: z.object({ eventId }),
  response: z.array(
    eventItem.extend({
      signs: z.array(z.enum(CANDIDATE_SIGNS)),
      /** A person took the two apart. */
      apart: z.boolean(),
    }),
  ),
});
export type EventCandidate = z.output<typeof listEventCandidates.response>[number];

/** Reports that one split can name. */
export const MOST_SPLIT = 1000;

export const splitEvent = defineCall({
  name: "splitEvent",
  area: "data",
  summary: "Split reports off into an event of their own",
  description:
    "No rule joins the two again; `mergeEvents` does. Alerts stay with the first event, those about the new one come with its matching. 403 `event_shared`, 409 `event_from_news`, `event_merged` with what was done, `event_reports_moved` with the events that have the reports now, `event_all_reports`, `event_text_unknown`.",
  method: "post",
  path: "/v2/events/{eventId}/splits",
  access: { permission: "connectors:manage" },
  scope: "imports:write",
  params: z.object({ eventId }),
  body: z.object({ reportIds: z.array(id).min(1).max(MOST_SPLIT) }),
  status: 201,
  response: z.object({ eventId: id }),
});

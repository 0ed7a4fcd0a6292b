import { z } from "zod";
import { alertDetail, alertItem } from "./alert";
import {
  ACTION_CREATED_PERIODS,
  ACTION_DUE_PERIODS,
  ASSIGNEES,
  FEED_ORDERS,
  FEED_STATUSES,
  FEED_TIERS,
  IMPACT_LEVELS,
  META_STATUSES,
  MUTED,
  PRIORITY_NAMES,
  RELEVANCIES,
  SNOOZED,
} from "./alert-words";
import { defineCall } from "./call";
import { listOf, range } from "./filter-values";
import { pageOf } from "./page";

const id = z.coerce.number().int().positive();

/**
 * The feed filter of the specification (§3) as a query. Lists are separated by commas, ranges are `2026-01-01..2026-03-31` with
 * either end open. `alertStatus` is the relevancy that a customer gave, `statusId` the status that an alert is in.
 */
export const feedFilter = {
  statusId: z.enum([...FEED_STATUSES, "all"]).default("new"),
  /** `1`: alerts that touch what is followed; `n`: only what stands behind it, tiers 2 to 5. */
  tier: z.enum(FEED_TIERS).default("1"),
  q: z.string().trim().max(200).optional().describe("Words of the title, the summary or a target's name"),
  alertLabelId: id.optional(),
  topicId: id.optional().describe("Alerts that this topic made"),
  haveActions: z.enum(["true", "false"]).optional(),
  emailUUID: z.uuid().optional().describe("The alerts of this e-mail"),
  emailAlertId: id.optional().describe("The alert of that e-mail to begin with"),
  collectionIds: listOf(id).optional(),
  dateRange: range.optional(),
  priorities: listOf(z.enum(PRIORITY_NAMES)).optional(),
  infotagGroups: listOf(z.string().max(60)).optional().describe("Groups of event types"),
  impactLevels: listOf(z.enum(IMPACT_LEVELS)).optional(),
  targetCTypes: listOf(z.string().max(60)).optional(),
  countries: listOf(z.string().regex(/^[A-Z]{2}$/, "ISO 3166-1 alpha-2")).optional(),
  alertStatus: listOf(z.enum(RELEVANCIES)).optional(),
  targetIds: listOf(id).optional(),
  assignedTo: z
    .union([z.enum(ASSIGNEES), id])
    .optional()
    .describe("The number of a user, `me`, or `nobody`"),
  snoozed: z
    .enum(SNOOZED)
    .optional()
    .describe("`only` those that are snoozed, or `include` them; without it they are left out"),
  muted: z.enum(MUTED).optional().describe("`only` those that are muted; without it they are among the others"),
  actionsMetaStatuses: listOf(z.enum(META_STATUSES)).optional(),
  actionsTeams: listOf(id).optional(),
  actionsAssignees: listOf(id).optional(),
  actionsCreators: listOf(id).optional(),
  actionsCreatedAt: z.enum(ACTION_CREATED_PERIODS).optional(),
  actionsCreatedRange: range.optional().describe("With the period Custom"),
  actionsDueDate: z.enum(ACTION_DUE_PERIODS).optional(),
  actionsDueRange: range.optional().describe("With the period Custom"),
};

export const listFeed = defineCall({
  name: "listFeed",
  area: "feed",
  summary: "List alerts of the feed",
  description: "Keyset pages by `after`; totals are exact up to 1,000.",
  method: "get",
  path: "/v2/feed",
  access: "signed-in",
  scope: "feed:read",
  query: z.object({
    ...feedFilter,
    order: z.enum(FEED_ORDERS).default("NewestFirst"),
    size: z.coerce.number().int().min(1).max(100).default(20),
    after: z.string().max(200).optional(),
  }),
  response: pageOf(alertItem),
});

export const countStatuses = defineCall({
  name: "countStatuses",
  area: "feed",
  summary: "Count alerts by status",
  description: "Exact; read from counters.",
  method: "get",
  path: "/v2/feed/status-count",
  access: "signed-in",
  scope: "feed:read",
  query: z.object({ tier: feedFilter.tier }),
  response: z.record(z.enum([...FEED_STATUSES, "all"]), z.int().nonnegative()),
});

export const countPriorities = defineCall({
  name: "countPriorities",
  area: "feed",
  summary: "Count alerts of the last 7 days by priority",
  description: "Exact; read from roll-ups.",
  method: "get",
  path: "/v2/feed/priority-count",
  access: "signed-in",
  scope: "feed:read",
  query: z.object({ tier: feedFilter.tier, statusId: feedFilter.statusId }),
  response: z.record(z.enum(PRIORITY_NAMES), z.int().nonnegative()),
});

const FEED_FACETS = ["priorities", "infotagGroups", "eventTypes", "impactLevels", "countries", "targetCTypes"] as const;

/** Counted only where they are asked for: no roll-up knows them. */
const COUNTED_FACETS = [
  "alertStatus",
  "haveActions",
  "alertLabelId",
  "collectionIds",
  "actionsMetaStatuses",
  "assignedTo",
  "snoozed",
  "muted",
] as const;

/** How many alerts have each value; null where too many match to be counted. */
const facetCounts = z.record(z.string(), z.int().nullable());

export const readFacets = defineCall({
  name: "readFacets",
  area: "feed",
  summary: "Count the alerts of a filter by facet value",
  description:
    "Each facet under the whole filter but for its own values: what choosing one value would list. Exact, from roll-ups where only status and tier are given, otherwise up to 1,000 alerts; null beyond. Assessments, actions, labels, collections, assignees, snoozed and muted alerts are counted only where `facets` names them.",
  method: "get",
  path: "/v2/feed/facets",
  access: "signed-in",
  scope: "feed:read",
  query: z.object({
    ...feedFilter,
    order: z.enum(FEED_ORDERS).default("NewestFirst"),
    facets: listOf(z.enum([...FEED_FACETS, ...COUNTED_FACETS]))
      .optional()
      .describe("Only these; the others are empty"),
  }),
  response: z.object({
    priorities: facetCounts,
    infotagGroups: facetCounts,
    eventTypes: facetCounts,
    impactLevels: facetCounts,
    countries: facetCounts,
    targetCTypes: facetCounts,
    alertStatus: facetCounts,
    haveActions: facetCounts,
    alertLabelId: facetCounts.describe("By the number of the label, as far as you see it"),
    collectionIds: facetCounts.describe("By the number of the collection"),
    actionsMetaStatuses: facetCounts,
    assignedTo: facetCounts.describe("By the number of the user, beside `me` and `nobody`"),
    snoozed: facetCounts,
    muted: facetCounts,
  }),
});

export const readAlert = defineCall({
  name: "readAlert",
  area: "feed",
  summary: "Read an alert with sources, targets and decisions",
  description: "Also its places and its earlier versions.",
  method: "get",
  path: "/v2/alerts/{alertId}",
  access: "signed-in",
  scope: "feed:read",
  params: z.object({ alertId: id }),
  response: alertDetail,
});

const news = z.object({
  ...feedFilter,
  since: z.coerce.number().int().nonnegative().describe("The moment that the asker's list is of, in ms since 1970"),
});

export const countNewAlerts = defineCall({
  name: "countNewAlerts",
  area: "feed",
  summary: "Count alerts of a filter created since a time",
  description: "Up to 99.",
  method: "get",
  path: "/v2/feed/new-count",
  access: "signed-in",
  scope: "feed:read",
  query: news,
  response: z.object({ count: z.int().nonnegative(), isExact: z.boolean() }),
});

export const watchNewAlerts = defineCall({
  name: "watchNewAlerts",
  area: "feed",
  summary: "Stream the count of new alerts as JSON lines",
  description:
    "A line for each change and an empty object every 20 s, until the session ends. 429 above 8 streams at a time.",
  method: "get",
  path: "/v2/feed/new",
  access: "signed-in",
  bearer: "person",
  query: news,
  response: z.string(),
  mediaType: "application/x-ndjson",
});

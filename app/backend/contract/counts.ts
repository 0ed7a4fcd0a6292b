import { z } from "zod";
import { defineCall } from "./call";
import { timeZone } from "./filter-values";

const count = z.object({ count: z.int().nonnegative() });

const pinnedName = z.object({
  pin: z.string().describe("As in the preferences"),
  name: z.string(),
  view: z.record(z.string(), z.string()).nullable().describe("The filter of a saved view"),
});
export type PinnedName = z.output<typeof pinnedName>;

export const readHeaderCounts = defineCall({
  name: "readHeaderCounts",
  area: "counts, types",
  summary: "Count what waits for the user, and name their pins",
  description:
    "New alerts, unread notifications, open tasks, open sanctions matches; all but the first up to 1,000, null without the permission to read it. A pin that the user may no longer see is left out.",
  method: "get",
  path: "/v2/header-counts",
  access: "signed-in",
  scope: "account:read",
  query: z.object({ timeZone }),
  response: z.object({
    notifications: z.int().nonnegative().nullable(),
    tasks: z.int().nonnegative().nullable(),
    newAlerts: z.int().nonnegative().nullable().default(null).describe("Of tier 1, without a filter"),
    openMatches: z.int().nonnegative().nullable().default(null),
    pins: z.array(pinnedName).default([]).describe("The pinned collections and saved views, in no order"),
  }),
});

export const readUnreadCount = defineCall({
  name: "readUnreadCount",
  area: "counts, types",
  summary: "Count your unread notifications",
  description: "Up to 1,000.",
  method: "get",
  path: "/v2/notifications/unread-count",
  access: { permission: "notifications:read" },
  scope: "account:read",
  response: count,
});

export const readOpenTaskCount = defineCall({
  name: "readOpenTaskCount",
  area: "counts, types",
  summary: "Count open tasks of you and your teams",
  description:
    "Up to 1,000: the rows of `listTasks`, without what is postponed or waits for others. A day begins in `timeZone`.",
  method: "get",
  path: "/v2/tasks/open-count",
  access: { permission: "tasks:read" },
  scope: "account:read",
  query: z.object({ timeZone }),
  response: count,
});

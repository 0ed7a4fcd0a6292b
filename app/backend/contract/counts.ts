import { z } from "zod";
import { defineCall } from "./call";

const count = z.object({ count: z.int().nonnegative() });

export const readHeaderCounts = defineCall({
  name: "readHeaderCounts",
  area: "counts, types",
  summary: "Count unread notifications and open tasks for the header of a page",
  description: "A count is null without the permission to read it.",
  method: "get",
  path: "/v2/header-counts",
  access: "signed-in",
  scope: "account:read",
  response: z.object({
    notifications: z.int().nonnegative().nullable(),
    tasks: z.int().nonnegative().nullable(),
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
  summary: "Count open actions assigned to you or your teams",
  description: "Up to 1,000.",
  method: "get",
  path: "/v2/tasks/open-count",
  access: { permission: "tasks:read" },
  scope: "account:read",
  response: count,
});

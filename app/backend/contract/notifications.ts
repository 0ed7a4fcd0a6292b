import { z } from "zod";
import { defineCall } from "./call";
import { pageOf, pageQuery } from "./page";

const access = { permission: "notifications:read" } as const;

export const notification = z.object({
  id: z.int().positive(),
  /** What it is; `notifications:kinds.<kind>` says it, and a kind that has no words is told in general ones. */
  kind: z.string(),
  /** Equal ones of the same day that it stands for, itself among them: of its kind, about the same, read like it. */
  count: z.int().positive(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** BCP 47, of `params.title` where that is an alert's; null where it is not, or where the source does not say. */
  language: z.string().nullable(),
  /** What it is about, as `type:id`, such as `alert:42`. */
  subject: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.output<typeof notification>;

export const listNotifications = defineCall({
  name: "listNotifications",
  area: "counts, types",
  summary: "List your own notifications, newest first",
  description:
    "Equal ones of a day (kind, subject, read or not) are one row, told by the newest with their `count`. The total is counted up to 1,000.",
  method: "get",
  path: "/v2/notifications",
  access,
  scope: "account:read",
  query: z.object(pageQuery),
  response: pageOf(notification),
});

export const markNotification = defineCall({
  name: "markNotification",
  area: "counts, types",
  summary: "Mark a notification as read or unread",
  description: "With the equal ones of its day.",
  method: "put",
  path: "/v2/notifications/{notificationId}",
  access,
  scope: "account:write",
  params: z.object({ notificationId: z.string().max(20) }),
  body: z.object({ read: z.boolean() }),
  response: notification,
});

export const markNotificationsRead = defineCall({
  name: "markNotificationsRead",
  area: "counts, types",
  summary: "Mark notifications up to a given one as read",
  description: "Newer notifications stay unread.",
  method: "post",
  path: "/v2/notifications/read",
  access,
  scope: "account:write",
  body: z.object({ upTo: z.int().positive() }),
  response: z.object({ changed: z.int().nonnegative() }),
});

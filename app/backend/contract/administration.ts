import { z } from "zod";
import { FEATURES } from "~/backend/contract/features";
import { defineCall } from "./call";
import { pageOf, pageQuery } from "./page";

const access = { permission: "admin:access" } as const;

export const listFeatureFlags = defineCall({
  name: "listFeatureFlags",
  area: "administration",
  summary: "List feature flags and their state for the customer",
  method: "get",
  path: "/v2/feature-flags",
  access,
  scope: "administration:read",
  response: z.array(z.object({ name: z.enum(FEATURES), on: z.boolean() })),
});

export const switchFeatureFlag = defineCall({
  name: "switchFeatureFlag",
  area: "administration",
  summary: "Switch a feature on or off for the customer",
  method: "put",
  path: "/v2/feature-flags/{name}",
  access,
  scope: "administration:write",
  params: z.object({ name: z.string().max(50) }),
  body: z.object({ on: z.boolean() }),
  response: z.object({ name: z.enum(FEATURES), on: z.boolean() }),
});

export const mail = z.object({
  id: z.int().positive(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(["waiting", "kept", "sent", "failed"]),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});
export type Mail = z.output<typeof mail>;

export const listMails = defineCall({
  name: "listMails",
  area: "administration",
  summary: "List the customer's outgoing mails, newest first",
  method: "get",
  path: "/v2/mails",
  access,
  scope: "administration:read",
  query: z.object(pageQuery),
  response: pageOf(mail),
});

export const readMail = defineCall({
  name: "readMail",
  area: "administration",
  summary: "Read an outgoing mail",
  description: "The text is null after a mail with a secret link was sent, and always in production for such mails.",
  method: "get",
  path: "/v2/mails/{mailId}",
  access,
  scope: "administration:read",
  params: z.object({ mailId: z.string().max(20) }),
  response: mail.extend({ text: z.string().nullable() }),
});

export const job = z.object({
  id: z.string(),
  task: z.string(),
  state: z.enum(["waiting", "running", "retrying", "failed"]),
  attempts: z.int().nonnegative(),
  maxAttempts: z.int().positive(),
  createdAt: z.iso.datetime(),
  runAt: z.iso.datetime(),
  /** The first line of what went wrong last. */
  lastError: z.string().nullable(),
});
export type Job = z.output<typeof job>;

export const listJobs = defineCall({
  name: "listJobs",
  area: "administration",
  summary: "List the customer's unfinished jobs, next one first",
  description: "At most 200. Finished jobs are not listed.",
  method: "get",
  path: "/v2/jobs",
  access,
  scope: "administration:read",
  response: z.array(job),
});

import { z } from "zod";
import { defineCall } from "./call";
import { THEMES } from "./preference-values";
import { barGroups, pins } from "./preferences";
import { session } from "./session";

/** Whether one's own keys and feed addresses go with the old password: they are no part of it, and programs need them. */
export const revokeKeys = z.boolean().default(false);

/** A password that somebody chooses. What makes one weak is the backend's rule; 422 `weak_password` says which. */
export const newPassword = z.string().min(1).max(256);
export const WEAKNESSES = ["too_short", "too_simple", "too_common", "names_you", "not_new"] as const;
export type Weakness = (typeof WEAKNESSES)[number];
/** `details` of a 422 `weak_password`. */
export const weakPassword = z.object({ why: z.enum(WEAKNESSES) });

export const personName = z.string().trim().min(1).max(100);
/** No address is longer than 254 characters (RFC 5321); control characters would end a mail's header. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/, "an e-mail address");

export const changePassword = defineCall({
  name: "changePassword",
  area: "session",
  summary: "Change your own password",
  description: "Ends your other sessions and returns a new token for this one.",
  method: "put",
  path: "/v2/session/password",
  access: "signed-in",
  whenPasswordOver: "open",
  bearer: "person",
  secretAnswer: true,
  body: z.object({ currentPassword: z.string().min(1).max(1024), password: newPassword, revokeKeys }),
  response: z.object({ token: z.string().min(32), expiresAt: z.iso.datetime() }),
});

export const changeProfile = defineCall({
  name: "changeProfile",
  area: "session",
  summary: "Change your own name",
  method: "put",
  path: "/v2/session/profile",
  access: "signed-in",
  bearer: "person",
  body: z.object({ firstname: personName, lastname: personName }),
  response: session,
});

export const changeLanguage = defineCall({
  name: "changeLanguage",
  area: "session",
  summary: "Change your own language",
  method: "put",
  path: "/v2/session/language",
  access: "signed-in",
  scope: "account:write",
  whenPasswordOver: "open",
  body: z.object({ language: z.enum(["en", "de", "ch"]) }),
  response: session,
});

export const changePreferences = defineCall({
  name: "changePreferences",
  area: "session",
  summary: "Change your own preferences",
  description: "Omitted fields keep their values.",
  method: "put",
  path: "/v2/session/preferences",
  access: "signed-in",
  scope: "account:write",
  whenPasswordOver: "open",
  body: z.object({
    theme: z.enum(THEMES).optional(),
    shortcuts: z.boolean().optional(),
    pins: pins.optional(),
    closedGroups: barGroups.optional(),
    /** One's own perspective first. */
    perspectives: z.array(z.string().max(50)).max(10).optional(),
  }),
  response: session,
});

export const ownSession = z.object({
  id: z.int().positive(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
  clientAddress: z.string().nullable(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = defineCall({
  name: "listOwnSessions",
  area: "session",
  summary: "List your own sessions, most recently used first",
  description: "At most 100.",
  method: "get",
  path: "/v2/sessions",
  access: "signed-in",
  bearer: "person",
  response: z.array(ownSession),
});

export const endOtherSessions = defineCall({
  name: "endOtherSessions",
  area: "session",
  summary: "End all your other sessions",
  method: "delete",
  path: "/v2/sessions",
  access: "signed-in",
  bearer: "person",
  response: z.object({ ended: z.int().nonnegative() }),
});

export const endOwnSession = defineCall({
  name: "endOwnSession",
  area: "session",
  summary: "End one of your own sessions",
  method: "delete",
  path: "/v2/sessions/{sessionId}",
  access: "signed-in",
  bearer: "person",
  params: z.object({ sessionId: z.string().max(20) }),
  status: 204,
  response: z.void(),
});

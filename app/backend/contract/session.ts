import { z } from "zod";
import { FEATURES } from "~/backend/contract/features";
import { PERMISSIONS, ROLES } from "~/backend/contract/permissions";
import { SCOPES } from "~/backend/contract/scopes";
import { defineCall } from "./call";
import { knownOf, knownOr } from "./known-of";
import { preferences } from "./preferences";

export const session = z.object({
  id: z.int().positive(),
  user: z.object({
    id: z.int().positive(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    // A backend of one's own may know more of each than we do: what is unknown here is the default, or left out (specification §4).
    language: knownOr(["en", "de", "ch"], "en"),
    passwordValidUntil: z.iso.date().nullable(),
    customer: z.object({ id: z.int().positive(), name: z.string(), logo: z.string().nullable() }),
    activePlan: z.object({ name: z.string() }),
    embeddedLogin: z.boolean(),
    createdAt: z.iso.datetime(),
  }),
  roles: knownOf(ROLES),
  permissions: knownOf(PERMISSIONS),
  features: knownOf(FEATURES),
  perspectives: z.array(z.string()),
  preferences: preferences.prefault({}),
  /** Says that a machine's key stands behind it; some calls are for people only. */
  apiTokenId: z.int().positive().optional(),
  /** What that key may ask for. */
  scopes: knownOf(SCOPES).optional(),
  expiresAt: z.iso.datetime(),
});
export type Session = z.infer<typeof session>;

export const signIn = defineCall({
  name: "signIn",
  area: "session",
  summary: "Sign in with e-mail and password",
  description:
    "With a second factor, 401 `second_factor_required` carries a ticket; `signInWithCode` opens the session with it.",
  method: "post",
  path: "/v2/session",
  access: "public",
  body: z.object({ email: z.string().max(254), password: z.string().min(1).max(1024) }),
  status: 201,
  response: z.object({ token: z.string().min(32), session }),
});

export const readSession = defineCall({
  name: "readSession",
  area: "session",
  summary: "Read the current session: user, roles and permissions",
  method: "get",
  path: "/v2/session",
  access: "signed-in",
  scope: "account:read",
  whenPasswordOver: "open",
  response: session,
});

export const signOut = defineCall({
  name: "signOut",
  area: "session",
  summary: "End the current session",
  method: "delete",
  path: "/v2/session",
  access: "signed-in",
  whenPasswordOver: "open",
  bearer: "person",
  status: 204,
  response: z.void(),
});

import { z } from "zod";
import { ROLES } from "~/backend/contract/permissions";
import { defineCall } from "./call";
import { knownOr } from "./known-of";
import { emailAddress, personName } from "./own-account";
import { pageOf, pageQuery } from "./page";

const language = z.enum(["en", "de", "ch"]);
const roles = z.array(z.enum(ROLES)).min(1).max(ROLES.length);
/** Names of roles: a backend may know others than `ROLES`, which stay when somebody changes the rest. */
const roleNames = z.array(z.string().min(1).max(60));
const userId = z.object({ userId: z.string().max(20) });

export const person = z.object({
  id: z.int().positive(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  // As in the session: a backend may know more of them than we do.
  language: knownOr(["en", "de", "ch"], "en"),
  roles: roleNames,
  teams: z.array(z.object({ id: z.int().positive(), name: z.string() })),
  /** `invited`: has not set a password yet and cannot sign in. */
  state: z.enum(["active", "invited", "deactivated"]),
  secondFactor: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  version: z.int().positive(),
});
export type Person = z.output<typeof person>;

export const listUsers = defineCall({
  name: "listUsers",
  area: "people",
  summary: "List the customer's users by name",
  method: "get",
  path: "/v2/users",
  access: { permission: "users:list" },
  scope: "people:read",
  query: z.object({
    q: z.string().trim().max(100).optional().describe("Part of a name or an address"),
    ...pageQuery,
  }),
  response: pageOf(person),
});

export const readUser = defineCall({
  name: "readUser",
  area: "people",
  summary: "Read a user",
  method: "get",
  path: "/v2/users/{userId}",
  access: { permission: "users:list" },
  scope: "people:read",
  params: userId,
  response: person,
});

export const inviteUser = defineCall({
  name: "inviteUser",
  area: "people",
  summary: "Create a user and send an invitation",
  description: "409 `email_taken` when the address has an account.",
  method: "post",
  path: "/v2/users",
  access: { permission: "admin:access" },
  bearer: "person",
  body: z.object({ email: emailAddress, firstname: personName, lastname: personName, language, roles }),
  status: 201,
  response: person,
});

export const inviteAgain = defineCall({
  name: "inviteAgain",
  area: "people",
  summary: "Send a new invitation",
  description: "Invalidates the previous one. 409 `not_invited` when the user has accepted already.",
  method: "post",
  path: "/v2/users/{userId}/invitations",
  access: { permission: "admin:access" },
  bearer: "person",
  params: userId,
  status: 202,
  response: person,
});

export const changeUser = defineCall({
  name: "changeUser",
  area: "people",
  summary: "Change a user's roles and teams",
  description:
    "409 `last_administrator` when the customer would have none left. A role that the backend does not know is refused, unless the user has it.",
  method: "put",
  path: "/v2/users/{userId}",
  access: { permission: "admin:access" },
  bearer: "person",
  params: userId,
  body: z.object({
    roles: roleNames.min(1).max(20),
    teamIds: z.array(z.int().positive()).max(200),
    version: z.int().positive(),
  }),
  response: person,
});

export const changeUserAccess = defineCall({
  name: "changeUserAccess",
  area: "people",
  summary: "Deactivate or reactivate a user",
  description: "Deactivating ends the user's sessions and API keys at once.",
  method: "put",
  path: "/v2/users/{userId}/access",
  access: { permission: "admin:access" },
  bearer: "person",
  params: userId,
  body: z.object({ active: z.boolean(), version: z.int().positive() }),
  response: person,
});

export const forgetSecondFactor = defineCall({
  name: "forgetSecondFactor",
  area: "people",
  summary: "Remove a user's second factor and end their sessions",
  description: "For users who lost their device.",
  method: "delete",
  path: "/v2/users/{userId}/second-factor",
  access: { permission: "admin:access" },
  bearer: "person",
  params: userId,
  response: person,
});

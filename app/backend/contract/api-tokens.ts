import { z } from "zod";
import { defineCall } from "./call";
import { knownOf } from "./known-of";
import { SCOPES } from "./scopes";

export const apiToken = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** The token's beginning. */
  prefix: z.string(),
  scopes: knownOf(SCOPES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.output<typeof apiToken>;

export const listApiTokens = defineCall({
  name: "listApiTokens",
  area: "data",
  summary: "List your own active API keys, newest first",
  description: "At most 100.",
  method: "get",
  path: "/v2/api-tokens",
  access: "signed-in",
  bearer: "person",
  response: z.array(apiToken),
});

export const createApiToken = defineCall({
  name: "createApiToken",
  area: "data",
  summary: "Create an API key for your own account",
  description:
    "The key may make the calls of its scopes and no others, with your permissions at the time of each call. It is shown once. 403 `not_permitted` for a scope of which you may make no call, 403 `password_needed` without the password, unless you signed in within the last ten minutes.",
  method: "post",
  path: "/v2/api-tokens",
  access: "signed-in",
  bearer: "person",
  secretAnswer: true,
  body: z.object({
    name: z.string().trim().min(1).max(100),
    /** What it may do: without any it is refused. */
    scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
    /** Days until it stops; null for never. */
    validDays: z.int().min(1).max(3650).nullable().default(365),
    currentPassword: z.string().min(1).max(1024).optional(),
  }),
  status: 201,
  response: z.object({ token: z.string(), apiToken }),
});

export const revokeOwnAccess = defineCall({
  name: "revokeOwnAccess",
  area: "data",
  summary: "Revoke all your API keys and feed reader addresses",
  description: "Returns how many were active.",
  method: "delete",
  path: "/v2/api-tokens",
  access: "signed-in",
  bearer: "person",
  response: z.object({ keys: z.int().nonnegative(), addresses: z.int().nonnegative() }),
});

export const revokeApiToken = defineCall({
  name: "revokeApiToken",
  area: "data",
  summary: "Revoke one of your API keys",
  method: "delete",
  path: "/v2/api-tokens/{id}",
  access: "signed-in",
  bearer: "person",
  params: z.object({ id: z.string().max(20) }),
  status: 204,
  response: z.void(),
});

import { z } from "zod";
import { PERMISSIONS } from "~/backend/contract/permissions";
import { defineCall } from "./call";

export const apiToken = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** The token's beginning. */
  prefix: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.output<typeof apiToken>;

export const listApiTokens = defineCall({
  name: "listApiTokens",
  area: "data",
  summary: "One's own keys for machines that still work, newest first; 100 at most",
  method: "get",
  path: "/v2/api-tokens",
  access: "signed-in",
  bearer: "person",
  response: z.array(apiToken),
});

export const createApiToken = defineCall({
  name: "createApiToken",
  area: "data",
  summary:
    "A key for a machine, on one's own behalf: it may what it was given and what one may oneself. Shown once. 403 `password_needed` without the password, unless one signed in within the last ten minutes",
  method: "post",
  path: "/v2/api-tokens",
  access: "signed-in",
  bearer: "person",
  secretAnswer: true,
  body: z.object({
    name: z.string().trim().min(1).max(100),
    permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length),
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
  summary: "Make all of one's own keys and feed addresses useless at once; answers how many worked till now",
  method: "delete",
  path: "/v2/api-tokens",
  access: "signed-in",
  bearer: "person",
  response: z.object({ keys: z.int().nonnegative(), addresses: z.int().nonnegative() }),
});

export const revokeApiToken = defineCall({
  name: "revokeApiToken",
  area: "data",
  summary: "Make one's own key useless at once",
  method: "delete",
  path: "/v2/api-tokens/{id}",
  access: "signed-in",
  bearer: "person",
  params: z.object({ id: z.string().max(20) }),
  status: 204,
  response: z.void(),
});

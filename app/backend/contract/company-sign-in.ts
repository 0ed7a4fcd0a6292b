import { z } from "zod";
import { defineCall } from "./call";
import { signIn } from "./session";

const address = z.url({ protocol: /^https?$/ }).max(2000);

export const startCompanySignIn = defineCall({
  name: "startCompanySignIn",
  area: "session",
  summary: "Start a sign-in at a customer's OpenID Connect provider",
  description: "Authorization code flow with PKCE, state and nonce.",
  method: "post",
  path: "/v2/company-sign-ins",
  access: "public",
  secretAnswer: true,
  body: z.object({
    company: z.string().trim().toLowerCase().min(1).max(100).describe("The customer's short name"),
    redirectUri: address.describe("Where the provider sends the browser back to"),
  }),
  status: 201,
  /** The ticket belongs into a cookie of the browser: it binds the answer to who asked. */
  response: z.object({ ticket: z.string(), location: z.string() }),
  timeout: 20_000,
});

export const finishCompanySignIn = defineCall({
  name: "finishCompanySignIn",
  area: "session",
  summary: "Complete a sign-in at an OpenID Connect provider",
  description:
    "Takes the address that the provider redirected the browser to. 401 when it does not match the started sign-in, or no user matches.",
  method: "post",
  path: "/v2/company-sign-ins/answers",
  access: "public",
  body: z.object({ ticket: z.string().max(200), answer: address.max(8000) }),
  status: 201,
  response: signIn.response,
  timeout: 20_000,
});

/** Null from who has none and signs in through the company. */
const currentPassword = z.string().min(1).max(1024).nullable();

const settings = z.object({
  issuer: z.string(),
  clientId: z.string(),
  version: z.int().positive(),
});

export const readCompanySignIn = defineCall({
  name: "readCompanySignIn",
  area: "administration",
  summary: "Read the customer's OpenID Connect provider",
  description: "Null when there is none. The client secret is never returned.",
  method: "get",
  path: "/v2/company-sign-in",
  access: { permission: "admin:access" },
  scope: "administration:read",
  response: z.object({ company: z.string(), settings: settings.nullable() }),
});

export const changeCompanySignIn = defineCall({
  name: "changeCompanySignIn",
  area: "administration",
  summary: "Set the customer's OpenID Connect provider",
  description:
    "The provider's configuration is fetched and checked first. 403 `password_needed` without your password, unless you have none and signed in within the last ten minutes; 403 `wrong_password`. 422 `client_secret_missing` for a new issuer without a client secret; 409 `stale_version` with the current settings.",
  method: "put",
  path: "/v2/company-sign-in",
  access: { permission: "admin:access" },
  bearer: "person",
  body: z.object({
    issuer: address,
    clientId: z.string().trim().min(1).max(300),
    /** Left out to keep the one that is there, of the same issuer. */
    clientSecret: z.string().min(1).max(1000).optional(),
    /** The one that was read; 0 where there was no provider. */
    version: z.int().nonnegative(),
    currentPassword,
  }),
  response: settings,
  timeout: 20_000,
});

export const removeCompanySignIn = defineCall({
  name: "removeCompanySignIn",
  area: "administration",
  summary: "Remove the OpenID Connect provider; only passwords sign in",
  description:
    "403 `password_needed` without your password, unless you have none and signed in within the last ten minutes; 403 `wrong_password`.",
  method: "delete",
  path: "/v2/company-sign-in",
  access: { permission: "admin:access" },
  bearer: "person",
  body: z.object({ currentPassword }),
  status: 204,
  response: z.void(),
});

import { z } from "zod";
import { defineCall } from "./call";
import { signIn } from "./session";

const address = z.url({ protocol: /^https?$/ }).max(2000);

export const startCompanySignIn = defineCall({
  name: "startCompanySignIn",
  area: "session",
  summary: "Begin signing in at a customer's OpenID Connect provider (code flow with PKCE, state and nonce)",
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
  summary:
    "Finish with the address that the provider sent the browser back to; 401 when it does not fit, or fits nobody",
  method: "post",
  path: "/v2/company-sign-ins/answers",
  access: "public",
  body: z.object({ ticket: z.string().max(200), answer: address.max(8000) }),
  status: 201,
  response: signIn.response,
  timeout: 20_000,
});

const settings = z.object({
  issuer: z.string(),
  clientId: z.string(),
  version: z.int().positive(),
});

export const readCompanySignIn = defineCall({
  name: "readCompanySignIn",
  area: "administration",
  summary: "The customer's own OpenID Connect provider, if there is one; its secret is never answered",
  method: "get",
  path: "/v2/company-sign-in",
  access: { permission: "admin:access" },
  response: z.object({ company: z.string(), settings: settings.nullable() }),
});

export const changeCompanySignIn = defineCall({
  name: "changeCompanySignIn",
  area: "administration",
  summary:
    "Name the customer's provider; the issuer is asked for its configuration before it is kept. 422 `client_secret_missing` for another issuer without a secret of its own; 409 `stale_version` with what is there",
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
  }),
  response: settings,
  timeout: 20_000,
});

export const removeCompanySignIn = defineCall({
  name: "removeCompanySignIn",
  area: "administration",
  summary: "Sign in by password only from now on",
  method: "delete",
  path: "/v2/company-sign-in",
  access: { permission: "admin:access" },
  bearer: "person",
  status: 204,
  response: z.void(),
});

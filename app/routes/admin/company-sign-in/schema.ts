import { z } from "zod";

/** Nothing typed is none: who signs in through the company may have none. */
const currentPassword = z.string().max(1024).nullable().default(null);

export const providerForm = z.object({
  issuer: z.url({ protocol: /^https?$/, error: "admin:problems.issuer" }).max(2000),
  clientId: z.string({ error: "admin:problems.clientId" }).trim().min(1).max(300),
  clientSecret: z.string().max(1000).optional(),
  /** 0 where there is no provider yet. */
  version: z.coerce.number().int().nonnegative(),
  currentPassword,
});
export const removeForm = z.object({ currentPassword });

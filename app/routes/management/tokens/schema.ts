import { z } from "zod";
import { SCOPES } from "~/backend/contract/scopes";

export const VALID_DAYS = ["30", "90", "365", "never"] as const;

export const tokenForm = z.object({
  name: z.string({ error: "management:tokens.nameMissing" }).trim().min(1).max(100),
  validDays: z.enum(VALID_DAYS),
  /** Nothing typed is none: within ten minutes of signing in none is needed. */
  currentPassword: z.string().max(1024).optional(),
  scopes: z.array(z.enum(SCOPES)).min(1, "management:tokens.scopesMissing"),
});
export const revokeForm = z.object({ revoke: z.string().regex(/^\d{1,19}$/) });

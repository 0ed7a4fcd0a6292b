import { z } from "zod";

const version = z.coerce.number().int().positive();

export const userForm = z.object({
  // Also such as only the backend knows: what somebody has and nobody took away stays.
  roles: z.array(z.string().max(60)).min(1, { error: "admin:problems.rolesMissing" }),
  teamIds: z.array(z.coerce.number().int().positive()).default([]),
  version,
});
/** The buttons that each do one thing. */
export const accessForm = z.object({
  change: z.enum(["activate", "deactivate", "invite", "forget-factor"]),
  version,
});

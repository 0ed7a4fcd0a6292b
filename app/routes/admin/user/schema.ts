import { z } from "zod";
import { ROLES } from "~/backend/contract/permissions";

const version = z.coerce.number().int().positive();

export const userForm = z.object({
  roles: z.array(z.enum(ROLES)).min(1, { error: "admin:problems.rolesMissing" }),
  teamIds: z.array(z.coerce.number().int().positive()).default([]),
  version,
});
/** The buttons that each do one thing. */
export const accessForm = z.object({
  change: z.enum(["activate", "deactivate", "invite", "forget-factor"]),
  version,
});

import { z } from "zod";

export const teamForm = z.object({
  name: z.string({ error: "admin:problems.teamName" }).trim().min(1).max(100),
  memberIds: z.array(z.coerce.number().int().positive()).default([]),
  /** Empty for nobody. */
  leadId: z.coerce.number().int().positive().optional(),
  version: z.coerce.number().int().positive(),
});

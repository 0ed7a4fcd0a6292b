import { z } from "zod";

export const addTeamForm = z.object({
  name: z.string({ error: "admin:problems.teamName" }).trim().min(1).max(100),
});

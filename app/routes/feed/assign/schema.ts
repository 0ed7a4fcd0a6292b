import { z } from "zod";

export const assignForm = z.object({
  userId: z.coerce.number("feed:problems.assignee").int("feed:problems.assignee").positive("feed:problems.assignee"),
});

import { z } from "zod";
import { ACTION_EFFECTS, LONGEST_CAUSE } from "~/backend/contract/action-words";

export const effectForm = z.object({
  version: z.coerce.number().int().positive(),
  result: z.enum(ACTION_EFFECTS, "actions:problems.result"),
  note: z
    .string({ error: "actions:problems.effectNote" })
    .trim()
    .min(1, "actions:problems.effectNote")
    .max(LONGEST_CAUSE, "actions:problems.causeTooLong"),
});

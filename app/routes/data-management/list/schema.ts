import { z } from "zod";

export const removalForm = z.object({
  version: z.coerce.number().int().positive().max(1_000_000).optional(),
  reason: z
    .string({ error: "listPages:problems.reason" })
    .trim()
    .min(1, { error: "listPages:problems.reason" })
    .max(1000),
});

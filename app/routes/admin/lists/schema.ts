import { z } from "zod";

export const importForm = z.object({
  name: z
    .string({ error: "admin:problems.listName" })
    .trim()
    .max(50, { error: "admin:problems.listName" })
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "admin:problems.listName" }),
});

export const removalForm = z.object({
  list: z.string().max(50),
  version: z.coerce.number().int().positive().optional(),
  reason: z
    .string({ error: "admin:problems.listReason" })
    .trim()
    .min(1, { error: "admin:problems.listReason" })
    .max(1000),
});

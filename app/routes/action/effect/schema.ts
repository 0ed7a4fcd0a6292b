import { z } from "zod";
import { ACTION_EFFECTS, LONGEST_CAUSE, MOST_ATTACHMENTS } from "~/backend/contract/action-words";

export const effectForm = z.object({
  version: z.coerce.number().int().positive(),
  result: z.enum(ACTION_EFFECTS, "actions:problems.result"),
  note: z
    .string({ error: "actions:problems.effectNote" })
    .trim()
    .min(1, "actions:problems.effectNote")
    .max(LONGEST_CAUSE, "actions:problems.causeTooLong"),
  /** Attachments that show it. */
  documentIds: z
    .array(z.coerce.number("actions:problems.evidence").int().positive("actions:problems.evidence"))
    .max(MOST_ATTACHMENTS, "actions:problems.evidence")
    .default([]),
  /** A file that came with an attempt before this one. */
  mappedFilename: z.uuid().optional(),
  keptName: z.string().max(300).optional(),
});

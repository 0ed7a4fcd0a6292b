import { z } from "zod";
import { LONGEST_REASON } from "~/backend/contract/action-words";
import { actionFields } from "../action-fields";

const { dueOn, teamIds, userIds } = actionFields;

export const startMeasureForm = z.object({
  version: z.string().min(1).max(40),
  targetIds: z
    .array(
      z.coerce
        .number("measures:problems.targets")
        .int("measures:problems.targets")
        .positive("measures:problems.targets"),
    )
    .max(500, "measures:problems.tooManyTargets")
    .default([])
    .refine((ids) => ids.length > 0, "measures:problems.targets"),
  together: z.enum(["each", "one"], "measures:problems.together"),
  ...{ dueOn, teamIds, userIds },
  /** Of a last resort. */
  reason: z.string().trim().max(LONGEST_REASON, "actions:problems.skipReasonTooLong").optional(),
});
export type StartMeasureForm = z.output<typeof startMeasureForm>;

import { z } from "zod";
import { LONGEST_REASON } from "~/backend/contract/action-words";
import { actionFields } from "../action-fields";
import { idsIn, MOST_TARGETS } from "../measures/filter";

const { dueOn, teamIds, userIds } = actionFields;

/** Numbers of five hundred targets with commas between them. */
const LONGEST_LIST = 10_000;

const fields = z.object({
  version: z.string().min(1).max(40),
  /** All that the page listed, so that nobody has to select hundreds one by one. */
  whom: z.enum(["selected", "all"], "measures:problems.whom").default("selected"),
  /** How many the page said that all of the selection are. */
  selectedCount: z.coerce.number().int().nonnegative().optional(),
  listed: z.string().max(LONGEST_LIST).default("").transform(idsIn),
  targetIds: z
    .array(
      z.coerce
        .number("measures:problems.targets")
        .int("measures:problems.targets")
        .positive("measures:problems.targets"),
    )
    .max(MOST_TARGETS, "measures:problems.tooManyTargets")
    .default([]),
  together: z.enum(["each", "one"], "measures:problems.together"),
  ...{ dueOn, teamIds, userIds },
  /** Of a last resort. */
  reason: z.string().trim().max(LONGEST_REASON, "actions:problems.skipReasonTooLong").optional(),
});

export const startMeasureForm = fields.refine((form) => chosenOf(form).length > 0, {
  path: ["targetIds"],
  message: "measures:problems.targets",
});

/** The same for all targets of a collection that a filter shows, which the address names. */
export const startForAllForm = fields.refine((form) => form.whom === "all" || form.targetIds.length > 0, {
  path: ["targetIds"],
  message: "measures:problems.targets",
});

/** For whom it is started: all that were listed, or those that are selected. */
export const chosenOf = ({
  whom,
  listed,
  targetIds,
}: Pick<z.output<typeof fields>, "whom" | "listed" | "targetIds">) => (whom === "all" ? listed : targetIds);
export type StartMeasureForm = z.output<typeof startMeasureForm>;

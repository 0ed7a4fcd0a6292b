import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";
import { plain } from "~/backend/contract/plain-name";
import { LONGEST_TASK_REASON } from "~/backend/contract/task-words";
import { daysLater, mondayAfter } from "~/time/day-start";

/** Days that need no calendar, each with a button of its own. */
const SHORTCUTS = ["tomorrow", "monday"] as const;

export const putOffForm = z
  .object({
    when: z.enum(SHORTCUTS).optional(),
    until: givenDay("tasks:problems.day").optional(),
    reason: z
      .string()
      .overwrite(plain)
      .refine((text) => !text.includes("\0"), "shell:form.wrong")
      .max(LONGEST_TASK_REASON)
      .default(""),
  })
  .refine(({ when, until }) => when !== undefined || until !== undefined, {
    path: ["until"],
    error: "tasks:problems.day",
  });

/** The days of the shortcuts, from where it is `today`. */
export const shortcutsFrom = (today: string): Record<(typeof SHORTCUTS)[number], string> => ({
  tomorrow: daysLater(today, 1),
  monday: mondayAfter(today),
});

/** Until when they are postponed; a button goes before what stands in the field. */
export const untilOf = ({ when, until }: z.output<typeof putOffForm>, today: string): string =>
  when ? shortcutsFrom(today)[when] : (until ?? "");

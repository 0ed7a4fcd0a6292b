import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";
import { plain } from "~/backend/contract/plain-name";
import { LONGEST_TASK_REASON } from "~/backend/contract/task-words";

export const putOffForm = z.object({
  until: givenDay("tasks:problems.day"),
  reason: z
    .string()
    .overwrite(plain)
    .refine((text) => !text.includes("\0"), "shell:form.wrong")
    .max(LONGEST_TASK_REASON)
    .default(""),
});

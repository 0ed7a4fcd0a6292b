import { z } from "zod";
import { LONGEST_COMMENT } from "~/backend/contract/action-words";
import { ticksFields } from "~/domain/action/ticks-fields";

const actionId = z.coerce.number().int().positive();

/** Which steps of the open action are done, by their place. */
export const stepsForm = z.object({
  intent: z.literal("steps"),
  actionId,
  /** That its reader saw. */
  version: z.coerce.number().int().positive(),
  ...ticksFields("shell:form.wrong"),
});

export const commentForm = z.object({
  intent: z.literal("comment"),
  actionId,
  text: z
    .string({ error: "tasks:problems.comment" })
    .trim()
    .min(1, "tasks:problems.comment")
    .max(LONGEST_COMMENT, "tasks:problems.commentTooLong"),
});

/** The forms beside the list, told apart by `intent`; the list's own has none. */
export const paneForm = z.discriminatedUnion("intent", [stepsForm, commentForm]);
export type PaneForm = z.output<typeof paneForm>;

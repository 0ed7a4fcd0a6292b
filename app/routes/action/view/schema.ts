import { z } from "zod";
import { LONGEST_COMMENT, LONGEST_REASON, LONGEST_STEP } from "~/backend/contract/action-words";
import { META_STATUSES } from "~/backend/contract/alert-words";
import { givenDay } from "~/backend/contract/given-day";
import { plain } from "~/backend/contract/plain-name";
import { ticksFields } from "~/domain/action/ticks-fields";

/** That its reader saw. */
const version = z.coerce.number().int().positive();

export const skipForm = z.object({
  intent: z.literal("skip"),
  version,
  reason: z
    .string({ error: "actions:problems.skipReason" })
    .trim()
    .min(1, "actions:problems.skipReason")
    .max(500, "actions:problems.skipReasonTooLong"),
  until: givenDay("actions:problems.skipUntil").optional(),
});

export const commentForm = z.object({
  intent: z.literal("comment"),
  text: z
    .string({ error: "actions:problems.comment" })
    .trim()
    .min(1, "actions:problems.comment")
    .max(LONGEST_COMMENT, "actions:problems.commentTooLong"),
});

const reason = z
  .string({ error: "actions:problems.skipReason" })
  .trim()
  .min(1, "actions:problems.skipReason")
  .max(LONGEST_REASON, "actions:problems.skipReasonTooLong");

/** Completing with steps left open, or without proof. */
export const completeForm = z.object({ intent: z.literal("complete"), version, reason });

export const reopenForm = z.object({
  intent: z.literal("reopen"),
  version,
  to: z.enum(META_STATUSES, "actions:problems.step"),
  reason,
});

/** Which of the steps are done, by their place, and one more. */
export const stepsForm = z
  .object({
    intent: z.literal("steps"),
    version,
    ...ticksFields("actions:problems.step"),
    newTitle: z.string().overwrite(plain).max(LONGEST_STEP, "actions:problems.stepTooLong").optional(),
    newDueOn: givenDay("actions:problems.dueOn").optional(),
  })
  .refine(({ newTitle, newDueOn }) => newTitle || !newDueOn, {
    error: "actions:problems.stepTitle",
    path: ["newTitle"],
  });

/** A file that is sent with it comes beside it. */
export const attachForm = z.object({
  intent: z.literal("attach"),
  /** One that came with an attempt before this one. */
  mappedFilename: z.uuid().optional(),
  keptName: z.string().max(300).optional(),
  /** A document that is there: taking it off is undone by it. */
  documentId: z.coerce.number().int().positive().optional(),
});

export type AttachForm = z.output<typeof attachForm>;

/** The forms of an action's page, told apart by `intent`. */
export const viewForm = z.discriminatedUnion("intent", [
  completeForm,
  reopenForm,
  stepsForm,
  z.object({ intent: z.literal("step"), version, to: z.enum(META_STATUSES, "actions:problems.step") }),
  skipForm,
  z.object({ intent: z.literal("resume"), version }),
  commentForm,
  attachForm,
  z.object({ intent: z.literal("detach"), documentId: z.coerce.number().int().positive() }),
]);
export type ViewForm = z.output<typeof viewForm>;

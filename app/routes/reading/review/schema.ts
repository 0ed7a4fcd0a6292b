import { z } from "zod";
import { REVIEW_VERDICTS } from "~/backend/contract/reading-words";

/** `none` takes a verdict back. The type counts with the verdict `type` only: another button leaves what is chosen beside it. */
export const reviewForm = z
  .object({
    itemId: z.coerce.number().int().positive(),
    readAt: z.iso.datetime(),
    verdict: z.enum([...REVIEW_VERDICTS, "none"], "reading:review.problems.verdict"),
    eventTypeId: z.string().max(60).default(""),
    /** Where it goes on: a text of the same page. */
    next: z.coerce.number().int().positive().optional(),
  })
  .refine(({ verdict, eventTypeId }) => verdict !== "type" || eventTypeId !== "", {
    path: ["eventTypeId"],
    message: "reading:review.problems.type",
  });

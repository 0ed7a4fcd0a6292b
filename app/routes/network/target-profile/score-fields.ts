import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";

const day = givenDay("externalScores:problems.day");

/** What is said of a score of one's own: specification §3 "internal score", 1 to 100 with a comment and its days. */
export const scoreForm = z
  .object({
    eventTypeId: z.string("externalScores:problems.eventType").min(1, "externalScores:problems.eventType").max(50),
    value: z.coerce
      .number("externalScores:problems.value")
      .int("externalScores:problems.value")
      .min(1, "externalScores:problems.value")
      .max(100, "externalScores:problems.value"),
    comment: z.string().trim().max(2000, "externalScores:problems.comment").default(""),
    validFrom: day.optional(),
    validUntil: day.optional(),
    /** Of the score that is changed; none for a new one. */
    version: z.coerce.number().int().positive().optional(),
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ["validUntil"],
    message: "externalScores:problems.period",
  });
export type ScoreFields = z.output<typeof scoreForm>;

/** As the contract takes it. */
export const contentOf = ({ eventTypeId, value, comment, validFrom, validUntil }: ScoreFields) => ({
  eventTypeId,
  value,
  comment,
  ...(validFrom && { validFrom }),
  validUntil: validUntil ?? null,
});

import { z } from "zod";
import { seenField } from "~/domain/import/seen-row";

const JOIN = /^join:([1-9]\d{0,14})$/;

/** The value of the choice that a row is a target. */
export const joinValue = (targetId: number): string => `join:${targetId}`;

const error = "importPages:problems.decision";

export const rowForm = z.object({
  /** `create`, `skip`, `repeat`, or `join:` with the number of a target. */
  decision: z
    .string({ error })
    .refine((value) => ["create", "skip", "repeat"].includes(value) || JOIN.test(value), { error })
    .transform((value) => {
      const targetId = JOIN.exec(value)?.[1];
      return targetId
        ? ({ decision: "join", targetId: Number(targetId) } as const)
        : ({ decision: value as "create" | "skip" | "repeat", targetId: null } as const);
    }),
  /** How the row was when it was shown. */
  seen: seenField,
});

import { z } from "zod";
import { INTENT_FIELD } from "~/forms/result";

export const stepForm = z.object({ [INTENT_FIELD]: z.enum(["apply", "undo"]) });

export const DECISIONS = ["create", "join", "repeat", "skip"] as const;

const number = z.coerce.number({ error: "importPages:problems.decision" }).int().positive();
export const decideForm = z.object({
  row: number,
  decision: z.enum(DECISIONS, { error: "importPages:problems.decision" }),
  targetId: number.optional(),
});

import { z } from "zod";
import { GRIEVANCE_OUTCOMES, GRIEVANCE_STEPS } from "~/backend/contract/grievance-words";

export const stepForm = z
  .object({
    version: z.coerce.number().int().positive(),
    step: z.enum(GRIEVANCE_STEPS, "grievances:problems.step"),
    note: z.string().trim().max(5000, "grievances:problems.note").default(""),
    outcome: z.enum(GRIEVANCE_OUTCOMES).optional(),
  })
  .refine(({ step, note }) => step === "examine" || step === "acknowledge" || note !== "", {
    path: ["note"],
    message: "grievances:problems.note",
  })
  .refine(({ step, outcome }) => step !== "close" || outcome !== undefined, {
    path: ["outcome"],
    message: "grievances:problems.outcome",
  });

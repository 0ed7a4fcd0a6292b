import { z } from "zod";

/** What a manager makes of a proposal. */
export const decideForm = z
  .object({
    proposalId: z.coerce.number().int().positive(),
    version: z.coerce.number().int().positive(),
    decision: z.enum(["accepted", "rejected"]),
    reason: z.string().trim().max(2000, "suppliers:problems.reasonTooLong").default(""),
  })
  .refine(({ decision, reason }) => decision === "accepted" || reason !== "", {
    path: ["reason"],
    message: "suppliers:problems.reason",
  });

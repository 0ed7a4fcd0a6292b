import { z } from "zod";

const DECISIONS = ["accepted", "rejected", "undecided"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Accepting and rejecting say why: it stands in the ledger for years. */
export const decideForm = z
  .object({
    matchId: z.coerce.number().int().positive(),
    version: z.coerce.number().int().positive(),
    decision: z.enum(DECISIONS, "sanctions:problems.decision"),
    reason: z.string().trim().max(2000, "sanctions:problems.reasonTooLong").default(""),
  })
  .refine(({ decision, reason }) => decision === "undecided" || reason !== "", {
    path: ["reason"],
    message: "sanctions:problems.reason",
  });

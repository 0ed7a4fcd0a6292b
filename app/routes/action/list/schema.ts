import { z } from "zod";
import { LONGEST_REASON } from "~/backend/contract/action-words";
import { META_STATUSES } from "~/backend/contract/alert-words";

/** Moves one card of the board. */
export const moveForm = z.object({
  /** By `moveIntent`. */
  intent: z.string().regex(/^move-[1-9]\d{0,14}$/),
  actionId: z.coerce.number().int().positive(),
  /** That its reader saw. */
  version: z.coerce.number().int().positive(),
  to: z.enum(META_STATUSES, "actions:problems.step"),
  /** Why it is reopened, or completed with steps left open or without proof. */
  reason: z.string().trim().max(LONGEST_REASON, "actions:problems.skipReasonTooLong").optional(),
});
export type MoveForm = z.output<typeof moveForm>;

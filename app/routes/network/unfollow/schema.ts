import { z } from "zod";

/** Which targets are meant stands in the address, as the question does. */
export const unfollowForm = z.object({
  returnTo: z.string().max(2048).optional(),
  /** How many targets the question was about; anything else than its number is no answer to it. */
  counted: z.coerce.number().int().nonnegative().optional().catch(undefined),
});

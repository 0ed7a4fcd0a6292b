import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";

const day = givenDay("questionnaires:problems.dueOn");

/** What to ask all targets that match, which the address names: until when, with which words. */
export const requestAllForm = z.object({
  dueOn: day,
  message: z.string().trim().max(2000, "questionnaires:problems.message").default(""),
  returnTo: z.string().max(2000).optional(),
});
export type RequestAllForm = z.output<typeof requestAllForm>;

/** Whom to ask for a self-assessment, and the same. */
export const requestForm = requestAllForm.extend({
  targetIds: z.array(z.coerce.number().int().positive()).min(1, "network:problems.nothingSelected").max(200),
});
export type RequestForm = z.output<typeof requestForm>;

import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";

const day = givenDay("questionnaires:problems.dueOn");

/** Whom to ask for a self-assessment, until when. */
export const requestForm = z.object({
  targetIds: z.array(z.coerce.number().int().positive()).min(1, "network:problems.nothingSelected").max(200),
  dueOn: day,
  message: z.string().trim().max(2000, "questionnaires:problems.message").default(""),
  returnTo: z.string().max(2000).optional(),
});
export type RequestForm = z.output<typeof requestForm>;

/** Numbers of an address, with commas between them; what is none is left out, and more than a form may hold. */
export function targetsOf(search: URLSearchParams): number[] {
  const given = (search.get("targetIds") ?? "").split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(given.map(Number))].slice(0, 200);
}

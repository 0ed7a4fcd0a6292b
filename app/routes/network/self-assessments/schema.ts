import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";
import { parseTargetFilter, type TargetListFilter } from "~/domain/target/target-filter";

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

/** The collection of which an address means all that its filter shows; null where it names targets. */
export function allOf(search: URLSearchParams): { collectionId: number; filter: TargetListFilter } | null {
  const collectionId = search.get("collectionId") ?? "";
  return /^(?:0|[1-9]\d{0,14})$/.test(collectionId)
    ? { collectionId: Number(collectionId), filter: parseTargetFilter(search) }
    : null;
}

/** Numbers of an address, with commas between them; what is none is left out, and more than a form may hold. */
export function targetsOf(search: URLSearchParams): number[] {
  const given = (search.get("targetIds") ?? "").split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(given.map(Number))].slice(0, 200);
}

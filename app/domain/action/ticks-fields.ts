import { z } from "zod";
import { LONGEST_STEP, MOST_STEPS } from "~/backend/contract/action-words";

/** The fields of a form of ticks, `Ticks`. */
export function ticksFields(problem: string) {
  const places = z.array(z.coerce.number(problem).int().nonnegative()).max(MOST_STEPS).default([]);
  return { done: places, was: places, seen: z.array(z.string().max(LONGEST_STEP)).max(MOST_STEPS).default([]) };
}

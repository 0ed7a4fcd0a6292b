import { z } from "zod";
import { MOST_MERGED } from "~/backend/contract/event-merges";

/** The events that an address names, `ids=1,2` or `ids=1&ids=2`, each once; what is no number is none. */
export function idsIn(searchParams: URLSearchParams): number[] {
  const words = searchParams
    .getAll("ids")
    .slice(0, 200)
    .flatMap((text) => text.split(",", 200));
  return [...new Set(words.filter((word) => /^[1-9]\d{0,14}$/.test(word)).map(Number))];
}

/** Why so many cannot be merged. */
export const countProblem = (ids: readonly number[]): "choose" | "tooMany" | null =>
  ids.length < 2 ? "choose" : ids.length > MOST_MERGED ? "tooMany" : null;

const error = "eventPages:problems.keep";

export const mergeForm = z.object({ keep: z.coerce.number({ error }).int({ error }).positive({ error }) });

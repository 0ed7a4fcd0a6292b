import type { Definition, InLanguages } from "../definition-schema";

type Question = Definition["topics"][number]["questions"][number];

export const inLanguages = (en: string, de: string, ch: string, fr: string): InLanguages => ({ en, de, ch, fr });

/** A question of which yes is the answer without risk; `weight` says how much more than another it counts. */
export const hopesForYes = (id: string, text: InLanguages, weight = 1): Question => choice(id, text, "yes", weight);
/** A question of which no is. */
export const hopesForNo = (id: string, text: InLanguages, weight = 1): Question => choice(id, text, "no", weight);
export const inform = (id: string, text: InLanguages): Question => choice(id, text, null, 1);
export const open = (id: string, text: InLanguages): Question => ({ id, kind: "text", text, good: null, weight: 1 });

const choice = (id: string, text: InLanguages, good: Question["good"], weight: number): Question => ({
  id,
  kind: "choice",
  text,
  good,
  weight,
});

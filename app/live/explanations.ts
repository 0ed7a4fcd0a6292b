import type { MessageKey } from "~/i18n/texts";

/** What the product explains by itself, by the key of the help; a customer's own entry of that key takes its place. */
export const EXPLANATIONS = {
  "feed.tiers": { title: "live:explanations.tiers.title", body: "live:explanations.tiers.body" },
} as const satisfies Record<string, { title: MessageKey; body: MessageKey }>;

export type ExplanationKey = keyof typeof EXPLANATIONS;

/** The product's own explanation, or null when it has none. */
export function explanationOf(key: string): (typeof EXPLANATIONS)[ExplanationKey] | null {
  return Object.hasOwn(EXPLANATIONS, key) ? EXPLANATIONS[key as ExplanationKey] : null;
}

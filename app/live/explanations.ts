import type { MessageKey } from "~/i18n/texts";

/** What the product explains itself, by the key of the help, in the order of the help page; a customer's own entry of that key takes its place. */
export const EXPLANATIONS = {
  "word.target": word("target", "watch"),
  "word.follow": word("follow", "watch"),
  "feed.tiers": word("tiers", "watch"),
  "word.collection": word("collection", "watch"),
  "word.relationship": word("relationship", "watch"),
  "word.event": word("event", "news"),
  "word.priority": word("priority", "news"),
  "word.impact": word("impact", "news"),
  "word.assessment": word("assessment", "news"),
  "word.score": word("score", "risk"),
  "word.perspective": word("perspective", "risk"),
  "word.match": word("match", "risk"),
  "word.task": word("task", "work"),
  "word.action": word("action", "work"),
  "word.effect": word("effect", "work"),
  "word.evidence": word("evidence", "work"),
} as const satisfies Record<string, Explanation>;

export const EXPLANATION_GROUPS = ["watch", "news", "risk", "work"] as const;
export type ExplanationGroup = (typeof EXPLANATION_GROUPS)[number];

export interface Explanation {
  group: ExplanationGroup;
  title: MessageKey;
  body: MessageKey;
}

export type ExplanationKey = keyof typeof EXPLANATIONS;

/** The product's own explanation, or null when it has none. */
export function explanationOf(key: string): Explanation | null {
  return Object.hasOwn(EXPLANATIONS, key) ? EXPLANATIONS[key as ExplanationKey] : null;
}

type Word = keyof typeof import("~/i18n/locales/en/help.json")["words"];

function word(name: Word, group: ExplanationGroup): Explanation {
  return { group, title: `help:words.${name}.title`, body: `help:words.${name}.body` };
}

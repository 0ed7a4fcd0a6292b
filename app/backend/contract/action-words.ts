/** The words of actions, without a schema, so that the browser can have them. Names are texts under `catalogue:actionTypes`. */
export const ACTION_TYPE_IDS = [
  "suspend-orders",
  "inform-management",
  "screen-sanctions",
  "legal-review",
  "check-deliveries",
  "raise-stock",
  "second-source",
  "check-finances",
  "ask-statement",
  "send-questionnaire",
  "on-site-audit",
  "corrective-plan",
  "watch",
] as const;
export type ActionTypeName = (typeof ACTION_TYPE_IDS)[number];

export const ACTION_SORTS = ["dueOn", "createdAt", "title", "metaStatus"] as const;
export type ActionSort = (typeof ACTION_SORTS)[number];

/** What became of actions, as lists are filtered by it; `open`: planned or in progress, and not put off. */
export const ACTION_STATES = ["open", "Planned", "InProgress", "Completed", "Aborted"] as const;
/** When actions that are not over are due, from today (UTC) on. */
export const ACTION_DUE = ["Overdue", "Next7Days", "Next30Days"] as const;

/** What an action is for: prevention (LkSG § 6), remedy, ending and mitigating a violation (§ 7), watching, or supply. */
export const ACTION_PURPOSES = ["prevent", "remedy", "end", "mitigate", "monitor", "supply"] as const;
export type ActionPurposeName = (typeof ACTION_PURPOSES)[number];

/** The laws that ask for actions, by what these are for. */
export const PURPOSES_OF_LAW = {
  lksg: ["prevent", "remedy", "end", "mitigate"],
  "lksg-6": ["prevent"],
  "lksg-7": ["remedy", "end", "mitigate"],
} as const satisfies Record<string, readonly ActionPurposeName[]>;
export const ACTION_LAWS = ["lksg", "lksg-6", "lksg-7"] as const;

/** Why an open action does not go on: somebody said so, or its supplier is to answer for a plan. */
export const HINDRANCES = ["blocked", "waiting-supplier"] as const;

/** What LkSG § 2(2) and (3) protect, in eleven topics. */
export const RIGHTS = [
  "child-labour",
  "forced-labour",
  "safety-at-work",
  "freedom-of-association",
  "equal-treatment",
  "fair-wage",
  "natural-livelihood",
  "land-rights",
  "security-forces",
  "hazardous-substances",
  "hazardous-waste",
] as const;
export type RightName = (typeof RIGHTS)[number];

export const ACTION_EFFECTS = ["effective", "partly", "not-effective"] as const;
export type ActionEffectName = (typeof ACTION_EFFECTS)[number];

/** Effectiveness checks that nobody has made yet: all, those within 30 days, and those whose last day is past. */
export const EFFECT_CHECKS = ["open", "soon", "overdue"] as const;

/** The law allows breaking off only as a last resort (LkSG § 7(3)): needs a reason and `reports:approve`. */
export const LAST_RESORT: ActionTypeName = "suspend-orders";

/** Characters of a reason for dropping an effectiveness check. */
export const SHORTEST_WAIVER = 10;

/** What an action costs at most. */
export const MOST_COST = 999_999_999_999;
export const isToTheCent = (amount: number): boolean => Number(amount.toFixed(2)) === amount;

/**
 * A cost as somebody writes it, in forms and files: digits, and behind a point one or two more. Null for anything else: a German's 1.500 is not one
 * and a half, and 1,500 is to nobody's eyes one thing.
 */
export function costAmountIn(text: string): number | null {
  const amount = /^\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
  return amount === null || amount > MOST_COST ? null : amount;
}

export const MOST_STEPS = 30;
export const LONGEST_STEP = 200;
/** Characters of a root cause. */
export const LONGEST_CAUSE = 2000;
/** Characters of a reason, a success measure or what was found of its effect. */
export const LONGEST_REASON = 500;

/** One action concerns at most so many alerts. */
export const MOST_ALERTS = 100;
export const MOST_ASSIGNEES = 50;
/** So many are changed by one bulk change. */
export const MOST_CHANGED = 5000;
/** Why a bulk change leaves an action as it is. */
export const NOT_CHANGED = [
  "not_found",
  "changed",
  "steps_open",
  "proof_missing",
  "reason_missing",
  "check_reason",
  "step_late",
  "last_resort",
  "not_reader",
  "too_many_repeating",
] as const;
export type NotChanged = (typeof NOT_CHANGED)[number];
export const CHANGE_ACTIONS = "actions.change";
/** Documents that are attached to one action. */
export const MOST_ATTACHMENTS = 100;
/** Characters of one comment. */
export const LONGEST_COMMENT = 4000;

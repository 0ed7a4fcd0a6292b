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

/** One action concerns at most so many alerts. */
export const MOST_ALERTS = 100;
export const MOST_ASSIGNEES = 50;
/** Documents that are attached to one action. */
export const MOST_ATTACHMENTS = 100;
/** Characters of one comment. */
export const LONGEST_COMMENT = 4000;

/** Apart from their schemas, so that a page can list them without bringing zod into the browser. */
export const RULE_STATUSES = ["in-review", "relevant", "archived"] as const;
export const RULE_FILTER_FIELDS = [
  "tier",
  "q",
  "collectionIds",
  "priorities",
  "infotagGroups",
  "impactLevels",
  "targetCTypes",
  "countries",
  "targetIds",
] as const;

/** A rule is tried on so many days, and what it did can be taken back for as long. */
export const TRIED_DAYS = 90;

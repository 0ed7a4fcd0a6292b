import { z } from "zod";
import { alertItem } from "./alert";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import { feedFilter } from "./feed";
import { operation } from "./operations";
import { RULE_FILTER_FIELDS, RULE_STATUSES, TRIED_DAYS } from "./rule-values";

const { tier, q, collectionIds, priorities, infotagGroups } = feedFilter;
const { impactLevels, targetCTypes, countries, targetIds } = feedFilter;

/** What of the feed filter can be said of an alert that has just been made. */
export const ruleFilter = z.object({
  tier,
  q,
  collectionIds,
  priorities,
  infotagGroups,
  impactLevels,
  targetCTypes,
  countries,
  targetIds,
});

/** The same as the feed's query writes it: the form that is kept. */
export const ruleFilterText = z
  .partialRecord(z.enum(RULE_FILTER_FIELDS), z.string().max(4000))
  .refine((text) => ruleFilter.safeParse(text).success, "a filter of the feed");
export type RuleFilterText = z.output<typeof ruleFilterText>;

/** A rule sets a status only where the alert is still new. */
export const ruleChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("status"), statusId: z.enum(RULE_STATUSES) }),
  z.object({ kind: z.literal("label"), labelId: z.int().positive() }),
  z.object({ kind: z.literal("priority"), priority: z.enum(PRIORITY_NAMES) }),
  z.object({ kind: z.literal("notify"), userIds: z.array(z.int().positive()).min(1).max(50) }),
]);
export type RuleChange = z.output<typeof ruleChange>;

const written = {
  name: z.string().trim().min(1).max(100),
  filter: ruleFilterText,
  /** Each kind once. */
  changes: z
    .array(ruleChange)
    .min(1)
    .max(4)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, "each kind once"),
  active: z.boolean(),
};

export const alertRule = z.object({
  id: z.int().positive(),
  name: z.string(),
  filter: z.record(z.string(), z.string()),
  changes: z.array(ruleChange),
  active: z.boolean(),
  /** From 1 on: rules are applied in this order, each seeing what those before it did. */
  position: z.int().positive(),
  version: z.int().positive(),
});
export type AlertRule = z.output<typeof alertRule>;

export const ruleRun = z.object({
  operationId: z.int().positive(),
  at: z.iso.datetime(),
  alerts: z.int().nonnegative(),
  undone: z.boolean(),
});
export type RuleRun = z.output<typeof ruleRun>;

const AREA = "alert rules";
const MANAGE = { permission: "rules:manage" } as const;
const params = z.object({ ruleId: z.coerce.number().int().positive() });

export const listAlertRules = defineCall({
  name: "listAlertRules",
  area: AREA,
  summary: "List alert rules in the order of execution",
  description: "At most 100.",
  method: "get",
  path: "/v2/alert-rules",
  access: "signed-in",
  scope: "feed:read",
  response: z.array(alertRule),
});

export const createAlertRule = defineCall({
  name: "createAlertRule",
  area: AREA,
  summary: "Create an alert rule at the end of the order",
  description: "409 `too_many` above 100. 422 `unknown_collection` for a collection in the filter that you cannot see.",
  method: "post",
  path: "/v2/alert-rules",
  access: MANAGE,
  scope: "feed:write",
  body: z.object(written),
  bodyLimit: 256 * 1024,
  status: 201,
  response: alertRule,
});

export const readAlertRule = defineCall({
  name: "readAlertRule",
  area: AREA,
  summary: "Read an alert rule with its latest runs",
  method: "get",
  path: "/v2/alert-rules/{ruleId}",
  access: "signed-in",
  scope: "feed:read",
  params,
  response: alertRule.extend({ runs: z.array(ruleRun) }),
});

export const changeAlertRule = defineCall({
  name: "changeAlertRule",
  area: AREA,
  summary: "Change an alert rule, or switch it on or off",
  description:
    "409 `stale_version` with the current rule after a concurrent change. 422 `unknown_collection` for a collection in the filter that you cannot see.",
  method: "put",
  path: "/v2/alert-rules/{ruleId}",
  access: MANAGE,
  scope: "feed:write",
  params,
  body: z.object({ ...written, version: z.int().positive() }),
  bodyLimit: 256 * 1024,
  response: alertRule,
});

export const moveAlertRule = defineCall({
  name: "moveAlertRule",
  area: AREA,
  summary: "Move an alert rule to another position",
  description: "The first position is 1; a position past the end is the last.",
  method: "put",
  path: "/v2/alert-rules/{ruleId}/position",
  access: MANAGE,
  scope: "feed:write",
  params,
  body: z.object({ position: z.int().positive() }),
  response: z.array(alertRule),
});

export const deleteAlertRule = defineCall({
  name: "deleteAlertRule",
  area: AREA,
  summary: "Delete an alert rule",
  description: "Its past changes stay.",
  method: "delete",
  path: "/v2/alert-rules/{ruleId}",
  access: MANAGE,
  scope: "feed:write",
  params,
  status: 204,
  response: z.void(),
});

export const tryAlertRule = defineCall({
  name: "tryAlertRule",
  area: AREA,
  summary: "Preview which alerts a rule's filter matches",
  description:
    "Alerts of the last 90 days, counted exactly up to 1,000, with the newest of them. 422 `unknown_collection` for a collection in the filter that you cannot see.",
  method: "post",
  path: "/v2/alert-rules/try",
  access: MANAGE,
  scope: "feed:write",
  body: z.object({ filter: ruleFilterText }),
  bodyLimit: 256 * 1024,
  response: z.object({ count: z.int().nonnegative(), isExact: z.boolean(), newest: z.array(alertItem) }),
});

export const undoAlertRule = defineCall({
  name: "undoAlertRule",
  area: AREA,
  summary: "Undo what a rule changed in the last days",
  description: "Skips alerts that were changed since. Runs as a job with progress.",
  method: "post",
  path: "/v2/alert-rules/{ruleId}/undo",
  access: MANAGE,
  scope: "feed:write",
  params,
  body: z.object({ days: z.int().min(1).max(TRIED_DAYS) }),
  status: 202,
  response: operation,
});

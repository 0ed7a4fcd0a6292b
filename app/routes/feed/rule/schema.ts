import { z } from "zod";
import type { RuleChange, RuleFilterText } from "~/backend/contract/alert-rules";
import { FEED_TIERS, IMPACT_LEVELS, PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { RULE_STATUSES } from "~/backend/contract/rule-values";

const id = z.coerce.number().int().positive();
const kept = z.string().max(4000).optional();

/** What a rule is, as its form says it. */
export const ruleForm = z
  .object({
    intent: z.literal("save"),
    name: z.string({ error: "rules:nameMissing" }).trim().min(1, "rules:nameMissing").max(100),
    q: z.string().trim().max(200).optional(),
    tier: z.enum(FEED_TIERS).default("1"),
    priorities: z.array(z.enum(PRIORITY_NAMES)).default([]),
    infotagGroups: z.array(z.string().max(60)).default([]),
    impactLevels: z.array(z.enum(IMPACT_LEVELS)).default([]),
    countries: kept,
    targetCTypes: kept,
    collectionIds: kept,
    targetIds: kept,
    status: z.enum(RULE_STATUSES).optional(),
    priority: z.enum(PRIORITY_NAMES).optional(),
    labelId: id.optional(),
    userIds: z.array(id).max(50).default([]),
    active: z.literal("on").optional(),
    version: id.optional(),
  })
  .refine((form) => changesOf(form).length > 0, { path: ["status"], message: "rules:nothingDone" });
export type RuleForm = z.output<typeof ruleForm>;

export const undoForm = z.object({ intent: z.literal("undo"), days: z.coerce.number().int().min(1).max(90) });

interface Changes {
  status?: (typeof RULE_STATUSES)[number];
  priority?: (typeof PRIORITY_NAMES)[number];
  labelId?: number;
  userIds: number[];
}

export function changesOf({ status, priority, labelId, userIds }: Changes): RuleChange[] {
  return [
    ...(priority ? [{ kind: "priority" as const, priority }] : []),
    ...(labelId ? [{ kind: "label" as const, labelId }] : []),
    ...(status ? [{ kind: "status" as const, statusId: status }] : []),
    ...(userIds.length > 0 ? [{ kind: "notify" as const, userIds }] : []),
  ];
}

/** The filter in the form that is kept: what leaves nothing out is not in it. */
export function filterOf(form: RuleForm): RuleFilterText {
  const { q, tier, countries, targetCTypes, collectionIds, targetIds } = form;
  const lists = { priorities: form.priorities, infotagGroups: form.infotagGroups, impactLevels: form.impactLevels };
  const texts = {
    tier: tier === "n" ? "n" : "",
    q: q ?? "",
    ...Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.join(",")])),
    ...{ countries, targetCTypes, collectionIds, targetIds },
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as RuleFilterText;
}

import { z } from "zod";
import { ACTION_PURPOSES, ACTION_TYPE_IDS, type ActionPurposeName } from "~/backend/contract/action-words";
import type { rules } from "../../platform/db/schema/rules";
import { plusMonths } from "./plus-months";

/** What completing an action takes, and by when somebody judges whether it worked. */
export const actionCompletionSchema = z.object({
  /** Types that need a document, or a reason for having none. */
  proof: z.array(z.enum(ACTION_TYPE_IDS)),
  /** Purposes whose effect the law wants checked. */
  checked: z.array(z.enum(ACTION_PURPOSES)),
  /** Months from completion to the check, unless somebody says otherwise … */
  checkAfterMonths: z.int().positive(),
  /** … and the most that the law allows. */
  checkWithinMonths: z.int().positive(),
});
export type ActionCompletion = z.output<typeof actionCompletionSchema>;

/** LkSG §§ 6(5) and 7(4): effectiveness is checked once a year and when there is cause. Proof by type: our own judgement. */
export const ACTION_COMPLETION = {
  name: "action-completion",
  version: "1",
  validFrom: "2000-01-01",
  source: "LkSG §§ 6(5), 7(4), 10(1); proof by type and the usual six months: own judgement",
  confidence: "B",
  value: {
    proof: ["on-site-audit", "corrective-plan", "legal-review"],
    checked: ["prevent", "remedy", "end", "mitigate"],
    checkAfterMonths: 6,
    checkWithinMonths: 12,
  } satisfies ActionCompletion,
} satisfies typeof rules.$inferInsert;

interface Completed {
  purpose: ActionPurposeName | null;
  /** `YYYY-MM-DD`. */
  completedOn: string;
  /** The day that somebody wants, if any. */
  wanted: string | null;
}

/**
 * The last day to check whether a completed action worked: the one wanted where the law allows it, otherwise the usual one. Null only for
 * a purpose that needs no check and nobody wants one for.
 */
export function checkDay({ purpose, completedOn, wanted }: Completed, rule: ActionCompletion): string | null {
  const isChecked = purpose !== null && rule.checked.includes(purpose);
  if (wanted !== null && wanted >= completedOn && (!isChecked || wanted <= latestCheck(completedOn, rule)))
    return wanted;
  return isChecked ? plusMonths(completedOn, rule.checkAfterMonths) : null;
}

export const latestCheck = (completedOn: string, rule: ActionCompletion): string =>
  plusMonths(completedOn, rule.checkWithinMonths);

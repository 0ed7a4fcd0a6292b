import { z } from "zod";
import {
  ACTION_PURPOSES,
  costAmountIn,
  LONGEST_CAUSE,
  LONGEST_REASON,
  LONGEST_STEP,
  MOST_STEPS,
  RIGHTS,
} from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import { givenDay } from "~/backend/contract/given-day";
import { plain } from "~/backend/contract/plain-name";
import { isCurrency } from "~/backend/contract/supply-inputs";

const figure = z.coerce
  .number("actions:problems.figure")
  .min(-1e12, "actions:problems.figure")
  .max(1e12, "actions:problems.figure")
  .optional();

const row = z
  .object({
    title: z.string().overwrite(plain).max(LONGEST_STEP, "actions:problems.stepTooLong").default(""),
    dueOn: givenDay("actions:problems.dueOn").optional(),
    assigneeId: z.coerce
      .number("actions:problems.assignees")
      .int("actions:problems.assignees")
      .positive("actions:problems.assignees")
      .optional(),
  })
  .refine(({ title, dueOn, assigneeId }) => title !== "" || (!dueOn && !assigneeId), {
    error: "actions:problems.stepTitle",
    path: ["title"],
  });

/** What an action is for, how it is done and how it is judged, as both its forms ask for it. */
export const planFields = {
  purpose: z.enum(ACTION_PURPOSES, "actions:problems.choice").optional(),
  rightConcerned: z.enum(RIGHTS, "actions:problems.choice").optional(),
  rootCause: z.string().trim().max(LONGEST_CAUSE, "actions:problems.causeTooLong").default(""),
  successMeasure: z.string().trim().max(LONGEST_REASON, "actions:problems.skipReasonTooLong").default(""),
  successBefore: figure,
  successAfter: figure,
  effectDueOn: givenDay("actions:problems.dueOn").optional(),
  everyMonths: z.coerce
    .number("actions:problems.everyMonths")
    .int("actions:problems.everyMonths")
    .min(1, "actions:problems.everyMonths")
    .max(60, "actions:problems.everyMonths")
    .optional(),
  confidential: z.enum(["yes"], "actions:problems.choice").optional(),
  costAmount: z
    .string()
    .trim()
    .refine((text) => costAmountIn(text) !== null, "actions:problems.cost")
    .transform(Number)
    .optional(),
  costCurrency: z.string().trim().toUpperCase().refine(isCurrency, "actions:problems.currency").optional(),
  /** Rows that were left empty are none. */
  steps: z.array(row).max(MOST_STEPS, "actions:problems.steps").default([]),
};
/** Of a cost, what it is in belongs to how much it is: what is missing, at its field. */
export function costIsWhole({ costAmount, costCurrency }: Cost, context: z.RefinementCtx): void {
  if ((costAmount === undefined) === (costCurrency === undefined)) return;
  const [path, message] =
    costAmount === undefined ? ["costAmount", "actions:problems.cost"] : ["costCurrency", "actions:problems.currency"];
  context.addIssue({ code: "custom", path: [path], message });
}
interface Cost {
  costAmount?: number | undefined;
  costCurrency?: string | undefined;
}

const planForm = z.object(planFields);
export type PlanForm = z.output<typeof planForm>;

/** As the contract's bodies take it. */
export function planOf(form: PlanForm) {
  return {
    purpose: form.purpose ?? null,
    rightConcerned: form.rightConcerned ?? null,
    // Browsers send line breaks as CR LF.
    rootCause: form.rootCause.replaceAll("\r\n", "\n").trim(),
    success: {
      measure: form.successMeasure,
      before: form.successBefore ?? null,
      after: form.successAfter ?? null,
    },
    effectDueOn: form.effectDueOn ?? null,
    everyMonths: form.everyMonths ?? null,
    cost:
      form.costAmount === undefined || form.costCurrency === undefined
        ? null
        : { amount: form.costAmount, currency: form.costCurrency },
    confidential: form.confidential === "yes",
    steps: form.steps
      .filter(({ title }) => title !== "")
      .map(({ title, dueOn, assigneeId }) => ({ title, dueOn: dueOn ?? null, assigneeId: assigneeId ?? null })),
  };
}
export type Plan = ReturnType<typeof planOf>;

/** The row of the form that a step of the body came from. */
export const rowOf = ({ steps }: Pick<PlanForm, "steps">, at: number): number =>
  steps.flatMap(({ title }, index) => (title === "" ? [] : [index]))[at] ?? at;

type Planned = Pick<
  Action,
  "purpose" | "rightConcerned" | "rootCause" | "success" | "effectDueOn" | "everyMonths" | "confidential" | "cost"
> & { steps: readonly { title: string; dueOn: string | null; assigneeId: number | null }[] };

/** The plan that an action has, in the same shape. */
export const planIn = ({
  purpose,
  rightConcerned,
  rootCause,
  success,
  effectDueOn,
  everyMonths,
  confidential,
  cost,
  steps,
}: Planned): Plan => ({
  cost: cost && { amount: cost.amount, currency: cost.currency },
  ...{ purpose, rightConcerned, rootCause, effectDueOn, everyMonths, confidential },
  success: { measure: success.measure, before: success.before, after: success.after },
  steps: steps.map(({ title, dueOn, assigneeId }) => ({ title, dueOn, assigneeId })),
});

/** What the form's fields hold for a plan. */
export function typedPlan({ success, steps, confidential, cost, ...plan }: Plan) {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  return {
    purpose: text(plan.purpose),
    rightConcerned: text(plan.rightConcerned),
    rootCause: plan.rootCause,
    effectDueOn: text(plan.effectDueOn),
    everyMonths: text(plan.everyMonths),
    confidential: confidential ? "yes" : "",
    costAmount: text(cost?.amount ?? null),
    costCurrency: cost?.currency ?? "",
    successMeasure: success.measure,
    successBefore: text(success.before),
    successAfter: text(success.after),
    steps: steps.map(({ title, dueOn, assigneeId }) => ({ title, dueOn: text(dueOn), assigneeId: text(assigneeId) })),
  };
}

export const NO_PLAN: Plan = planOf(planForm.parse({}));

/** Rows of the form: those that are there, and some to fill in. */
export const rowsFor = (steps: number): number => Math.min(MOST_STEPS, Math.max(4, steps + 2));

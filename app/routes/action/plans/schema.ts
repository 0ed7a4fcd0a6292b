import { z } from "zod";
import { givenDay } from "~/backend/contract/given-day";
import { LONGEST_PLAN_TEXT, PLAN_LANGUAGES } from "~/backend/contract/supplier-plan-words";

/** That its reader saw, and of which plan. */
const plan = {
  planId: z.coerce.number().int().positive(),
  version: z.coerce.number().int().positive(),
};
const text = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(LONGEST_PLAN_TEXT, "actions:supplierPlan.problems.messageTooLong");

export const sendForm = z.object({
  intent: z.literal("send"),
  /** `<target id>:<e-mail>`. */
  recipient: z
    .string({ error: "actions:supplierPlan.problems.recipient" })
    .regex(/^\d{1,15}:.{3,320}$/, "actions:supplierPlan.problems.recipient"),
  language: z.enum(PLAN_LANGUAGES, "shell:form.choice"),
  dueOn: givenDay("actions:supplierPlan.problems.day"),
  message: text("actions:supplierPlan.problems.message"),
  confirmed: z.enum(["yes"], "shell:form.choice").optional(),
});
export type SendForm = z.output<typeof sendForm>;

export const returnForm = z.object({
  intent: z.literal("return"),
  ...plan,
  reason: text("actions:supplierPlan.problems.reason"),
});

/** The forms of the page, told apart by `intent`. */
export const plansForm = z.discriminatedUnion("intent", [
  sendForm,
  z.object({ intent: z.literal("accept"), ...plan }),
  returnForm,
  z.object({ intent: z.literal("revoke"), ...plan }),
]);
export type PlansForm = z.output<typeof plansForm>;

/** Whom a form names. */
export function recipientIn({ recipient }: SendForm): { targetId: number; email: string } {
  const at = recipient.indexOf(":");
  return { targetId: Number(recipient.slice(0, at)), email: recipient.slice(at + 1) };
}

import { z } from "zod";
import type { ActionTemplate } from "~/backend/contract/action-templates";
import { ACTION_PURPOSES, ACTION_TYPE_IDS, LONGEST_STEP, MOST_STEPS, RIGHTS } from "~/backend/contract/action-words";
import { plain } from "~/backend/contract/plain-name";
import { title } from "./action-fields";

const days = z.coerce
  .number("actions:problems.afterDays")
  .int("actions:problems.afterDays")
  .min(0, "actions:problems.afterDays")
  .max(3650, "actions:problems.afterDays")
  .optional();
const row = z
  .object({
    title: z.string().overwrite(plain).max(LONGEST_STEP, "actions:problems.stepTooLong").default(""),
    afterDays: days,
  })
  .refine(({ title, afterDays }) => title !== "" || afterDays === undefined, {
    error: "actions:problems.stepTitle",
    path: ["title"],
  });

/** What a template holds, by whoever creates and by whoever changes it. */
export const templateForm = z.object({
  title: title.min(1, "actions:problems.title"),
  typeId: z.enum(ACTION_TYPE_IDS, "actions:problems.type"),
  purpose: z.enum(ACTION_PURPOSES, "actions:problems.choice").optional(),
  rightConcerned: z.enum(RIGHTS, "actions:problems.choice").optional(),
  description: z.string().trim().max(4000, "actions:problems.noteTooLong").default(""),
  evidence: z.string().trim().max(500, "actions:problems.skipReasonTooLong").default(""),
  steps: z.array(row).max(MOST_STEPS, "actions:problems.steps").default([]),
});
export type TemplateForm = z.output<typeof templateForm>;

/** As the contract's bodies take it; rows that were left empty are none. */
export const templateOfForm = ({ purpose = undefined, rightConcerned = undefined, steps, ...form }: TemplateForm) => ({
  title: form.title,
  typeId: form.typeId,
  purpose: purpose ?? null,
  rightConcerned: rightConcerned ?? null,
  description: form.description.replaceAll("\r\n", "\n"),
  evidence: form.evidence,
  steps: steps.flatMap(({ title, afterDays }) => (title === "" ? [] : [{ title, afterDays: afterDays ?? null }])),
});

/** What the form's fields hold for a template. */
export const typedTemplate = ({
  title,
  typeId,
  purpose,
  rightConcerned,
  description,
  evidence,
  steps,
}: ActionTemplate) => ({
  ...{ title, typeId, description, evidence, purpose: purpose ?? "", rightConcerned: rightConcerned ?? "" },
  steps: steps.map(({ title, afterDays }) => ({ title, afterDays: afterDays === null ? "" : String(afterDays) })),
});

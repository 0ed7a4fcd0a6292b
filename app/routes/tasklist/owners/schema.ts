import { z } from "zod";
import { LONGEST_ESCALATION, TASK_KINDS } from "~/backend/contract/task-words";
import type { MessageKey } from "~/i18n/message";
import { ownerField } from "../give/schema";

/** An empty owner is the manager who has been there longest. */
export const ownerForm = z.object({
  intent: z.literal("owner"),
  kind: z.enum(TASK_KINDS),
  to: ownerField.optional(),
});

export const ESCALATION_MODES = ["standard", "own", "off"] as const;

export const escalationForm = z.object({
  intent: z.literal("escalation"),
  mode: z.enum(ESCALATION_MODES),
  /** They count where the mode is one's own; what else is typed there is left alone. */
  days: z.string().trim().max(20).optional(),
});

const WRONG: MessageKey = "tasks:problems.escalationDays";

export const ownersForms = z
  .discriminatedUnion("intent", [ownerForm, escalationForm])
  .superRefine((form, { addIssue }) => {
    if (form.intent === "escalation" && escalationOf(form) === undefined)
      addIssue({ code: "custom", path: ["days"], message: WRONG });
  });

/** What was chosen, as the backend takes it; undefined for days that are none. */
export function escalationOf({ mode, days = "" }: z.output<typeof escalationForm>): number | "off" | null | undefined {
  if (mode !== "own") return mode === "off" ? "off" : null;
  const count = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  return count >= 1 && count <= LONGEST_ESCALATION ? count : undefined;
}

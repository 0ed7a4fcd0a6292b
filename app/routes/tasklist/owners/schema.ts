import { z } from "zod";
import { LONGEST_ESCALATION, TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import type { MessageKey } from "~/i18n/message";
import { ownerField } from "../give/schema";

const byKind = z.object(
  Object.fromEntries(TASK_KINDS.map((kind) => [kind, ownerField.optional()])) as Record<
    TaskKind,
    z.ZodOptional<typeof ownerField>
  >,
);

/** By kind: who is chosen, and who the page showed. An empty owner is the manager who has been there longest. */
export const ownersForm = z.object({
  intent: z.literal("owners"),
  to: byKind,
  was: byKind,
});

/** The kinds that somebody else was chosen for: what another person changed meanwhile and this one left alone stays. */
export const chosenIn = ({ to, was }: Pick<z.output<typeof ownersForm>, "to" | "was">) =>
  TASK_KINDS.flatMap((kind) => {
    const [now, before] = [to[kind], was[kind]];
    const isSame = now?.kind === before?.kind && now?.id === before?.id;
    return isSame ? [] : [{ kind, owner: now ?? null }];
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
  .discriminatedUnion("intent", [ownersForm, escalationForm])
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

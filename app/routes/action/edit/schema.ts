import { z } from "zod";
import { LONGEST_REASON } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import { parseBounded } from "~/backend/contract/json-bounds";
import { actionFields, assigneesOf, title } from "../action-fields";
import { costIsWhole, type Plan, planFields, planIn, planOf } from "../plan-fields";

const held = z.object({
  title: z.string(),
  description: z.string(),
  dueOn: z.string().nullable(),
  assignees: z.array(z.string()),
  blockedReason: z.string().nullable().default(null),
  grievanceId: z.number().nullable().default(null),
  /** Each part as it was written. */
  plan: z.record(z.string(), z.string()).default({}),
});

export const editForm = z
  .object({
    ...actionFields,
    ...planFields,
    blockedReason: z.string().trim().max(LONGEST_REASON, "actions:problems.skipReasonTooLong").optional(),
    /** Of dropping the effectiveness check. */
    reason: z.string().trim().max(LONGEST_REASON, "actions:problems.skipReasonTooLong").optional(),
    title: title.min(1, "actions:problems.title"),
    version: z.coerce.number().int().positive(),
    /** What the form held when it was opened: of two who change the same action, each sends what they changed and no more. */
    base: z.string().max(100_000).transform(readBase),
  })
  .superRefine(costIsWhole);
export type EditForm = z.output<typeof editForm>;

/** A form that does not say what it held sends all that it holds. */
function readBase(text: string): z.output<typeof held> {
  try {
    return held.parse(parseBounded(text));
  } catch {
    return { title: "", description: "", dueOn: null, assignees: [], blockedReason: null, grievanceId: null, plan: {} };
  }
}

type Content = Pick<Action, "title" | "description" | "dueOn" | "assignees" | "blockedReason"> & {
  grievance: { id: number } | null;
} & Parameters<typeof planIn>[0];
const keyOf = ({ kind, id }: { kind: string; id: number }) => `${kind}:${id}`;

/** The hidden field `base` of a form that shows this action. */
export const baseOf = ({
  title,
  description,
  dueOn,
  assignees,
  blockedReason,
  grievance,
  ...content
}: Content): string =>
  JSON.stringify({
    ...{ title, description, dueOn, blockedReason, grievanceId: grievance?.id ?? null },
    assignees: assignees.map(keyOf),
    plan: partsOf(planIn(content)),
  });

/** What its writer changed, as the contract's body takes it; nothing where it is as it was. */
export function changesIn({
  base,
  title,
  description,
  dueOn = undefined,
  blockedReason,
  reason: _,
  ...form
}: EditForm) {
  const assignees = assigneesOf(form);
  const who = assignees.map(keyOf).sort().join();
  return {
    ...(title !== base.title && { title }),
    // Browsers send line breaks as CR LF.
    ...(plain(description) !== plain(base.description) && { description: plain(description) }),
    ...((dueOn ?? null) !== base.dueOn && { dueOn: dueOn ?? null }),
    ...(who !== [...base.assignees].sort().join() && { assignees }),
    ...((blockedReason || null) !== base.blockedReason && { blockedReason: blockedReason || null }),
    ...((form.grievanceId ?? null) !== base.grievanceId && { grievanceId: form.grievanceId ?? null }),
    ...changedParts(planOf(form), base.plan),
  };
}

const partsOf = (plan: Plan): Record<string, string> =>
  Object.fromEntries(Object.entries(plan).map(([name, part]) => [name, JSON.stringify(part)]));

function changedParts(plan: Plan, was: Record<string, string>): Partial<Plan> {
  return Object.fromEntries(Object.entries(plan).filter(([name, part]) => JSON.stringify(part) !== was[name]));
}

const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();

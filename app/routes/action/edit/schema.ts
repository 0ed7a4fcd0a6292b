import { z } from "zod";
import type { Action } from "~/backend/contract/actions";
import { parseBounded } from "~/backend/contract/json-bounds";
import { actionFields, assigneesOf, title } from "../action-fields";

const held = z.object({
  title: z.string(),
  description: z.string(),
  dueOn: z.string().nullable(),
  assignees: z.array(z.string()),
});

export const editForm = z.object({
  ...actionFields,
  title: title.min(1, "actions:problems.title"),
  version: z.coerce.number().int().positive(),
  /** What the form held when it was opened: of two who change the same action, each sends what they changed and no more. */
  base: z.string().max(20_000).transform(readBase),
});
export type EditForm = z.output<typeof editForm>;

/** A form that does not say what it held sends all that it holds. */
function readBase(text: string): z.output<typeof held> {
  try {
    return held.parse(parseBounded(text));
  } catch {
    return { title: "", description: "", dueOn: null, assignees: [] };
  }
}

type Content = Pick<Action, "title" | "description" | "dueOn" | "assignees">;
const keyOf = ({ kind, id }: { kind: string; id: number }) => `${kind}:${id}`;

/** The hidden field `base` of a form that shows this action. */
export const baseOf = ({ title, description, dueOn, assignees }: Content): string =>
  JSON.stringify({ title, description, dueOn, assignees: assignees.map(keyOf) });

/** What its writer changed, as the contract's body takes it; nothing where it is as it was. */
export function changesIn({ base, title, description, dueOn = undefined, ...people }: EditForm) {
  const assignees = assigneesOf(people);
  const who = assignees.map(keyOf).sort().join();
  return {
    ...(title !== base.title && { title }),
    // Browsers send line breaks as CR LF.
    ...(plain(description) !== plain(base.description) && { description: plain(description) }),
    ...((dueOn ?? null) !== base.dueOn && { dueOn: dueOn ?? null }),
    ...(who !== [...base.assignees].sort().join() && { assignees }),
  };
}

const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();

import { SHORTEST_WAIVER } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import type { ActionCompletion } from "./completion";

type Checked = Pick<Action, "metaStatus" | "purpose" | "effectDueOn">;

/**
 * Whether a change drops the effectiveness check of a completed action: the law does not ask for it any more, or nobody is to make it.
 * What is reopened is checked after its next completion.
 */
export function dropsCheck(before: Checked, after: Checked, { checked }: ActionCompletion): boolean {
  if (before.metaStatus !== "Completed") return false;
  const isByLaw = ({ purpose }: Checked) => purpose !== null && checked.includes(purpose);
  if (after.metaStatus === "Aborted") return isByLaw(before) || before.effectDueOn !== null;
  if (after.metaStatus !== "Completed") return false;
  return (isByLaw(before) && !isByLaw(after)) || (before.effectDueOn !== null && after.effectDueOn === null);
}

/** Whether it is completed for a purpose whose effect the law wants checked. */
export const isCheckedByLaw = (
  { metaStatus, purpose }: Pick<Action, "metaStatus" | "purpose">,
  { checked }: ActionCompletion,
): boolean => metaStatus === "Completed" && purpose !== null && checked.includes(purpose);

/** Whether this says enough of why a check is dropped. */
export const saysWhy = (reason: string | null | undefined): reason is string =>
  (reason ?? "").trim().length >= SHORTEST_WAIVER;

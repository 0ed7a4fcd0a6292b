import { SHORTEST_WAIVER } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import type { ActionCompletion } from "./completion";

type Checked = Pick<Action, "metaStatus" | "purpose" | "effectDueOn">;
export type CheckedBefore = Checked & Pick<Action, "effectWaived">;

/**
 * Whether a change drops the effectiveness check of an action that is or was completed: the law does not ask for it any more, or nobody is to
 * make it. What is reopened is checked after its next completion, by law as long as its purpose is.
 */
export function dropsCheck(before: CheckedBefore, after: Checked, rule: ActionCompletion): boolean {
  const isByLaw = (action: Checked) => isOfLaw(action, rule);
  if (before.metaStatus !== "Completed") return before.effectWaived !== null && isByLaw(before) && !isByLaw(after);
  if (after.metaStatus === "Aborted") return isByLaw(before) || before.effectDueOn !== null;
  if (after.metaStatus !== "Completed") return false;
  return (isByLaw(before) && !isByLaw(after)) || (before.effectDueOn !== null && after.effectDueOn === null);
}

/** Whether it is completed for a purpose whose effect the law wants checked. */
export const isCheckedByLaw = (action: Pick<Action, "metaStatus" | "purpose">, rule: ActionCompletion): boolean =>
  action.metaStatus === "Completed" && isOfLaw(action, rule);

/** Whether it is for such a purpose. */
export const isOfLaw = ({ purpose }: Pick<Action, "purpose">, { checked }: ActionCompletion): boolean =>
  purpose !== null && checked.includes(purpose);

/** Whether this says enough of why a check is dropped. */
export const saysWhy = (reason: string | null | undefined): reason is string =>
  (reason ?? "").trim().length >= SHORTEST_WAIVER;

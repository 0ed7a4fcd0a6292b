import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import type { PlanView } from "./view.server";

type Shown = { proposal: object | null; agreed: Pick<NonNullable<PlanView["agreed"]>, "isClosed"> | null };

/** Whether the form that was refused is still on the page: the plan may have been accepted meanwhile, or its action be over. */
export function hasForm({ proposal, agreed }: Shown, { submission }: FailedForm): boolean {
  const intent = submission.initialValue?.[INTENT_FIELD];
  if (intent === "propose" || intent === "more") return proposal !== null;
  return agreed !== null && (intent !== "proof" || !agreed.isClosed);
}

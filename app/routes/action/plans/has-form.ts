import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import type { PlansView } from "./view.server";

interface Shown {
  send: object | null;
  plans: readonly Pick<PlansView["plans"][number], "id" | "canDecide" | "canRevoke">[];
}

/** Whether the form that was refused is still on the page: a colleague, or the supplier, may have gone on meanwhile. */
export function hasForm({ send, plans }: Shown, { submission }: FailedForm): boolean {
  const { [INTENT_FIELD]: intent, planId } = submission.initialValue ?? {};
  if (intent === "send") return send !== null;
  const plan = plans.find(({ id }) => String(id) === planId);
  return (intent === "revoke" ? plan?.canRevoke : plan?.canDecide) ?? false;
}

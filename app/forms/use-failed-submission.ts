import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { type FailedForm, INTENT_FIELD } from "./result";

/**
 * The refused form that the page shows, or null. What is outside the route whose action it was has to know it, too; the router's own
 * state is the one place that knows on the server and in the browser alike.
 */
export function useFailedForm(): FailedForm | null {
  const answers = useContext(UNSAFE_DataRouterStateContext)?.actionData;
  return Object.values(answers ?? {}).find(isFailure) ?? null;
}

/**
 * What was typed into a form whose action has answered, refused or halfway, with what it was sent for; null where nothing was. Fields may
 * hold fields.
 */
export function useTypedFields(): Readonly<Record<string, unknown>> | null {
  const failed = useFailedForm();
  const answers: unknown[] = Object.values(useContext(UNSAFE_DataRouterStateContext)?.actionData ?? {});
  if (failed) return failed.submission.initialValue ?? {};
  const draft = answers.find(isDraft);
  return draft ? { ...draft.typed, [INTENT_FIELD]: draft.intent } : null;
}

/** A step on the way, such as a search within a form: what was typed so far, to go on from. */
interface Draft {
  intent: string;
  typed: Readonly<Record<string, unknown>>;
}

function isDraft(answer: unknown): answer is Draft {
  return typeof answer === "object" && answer !== null && "typed" in answer && "intent" in answer;
}

/** Whether the page shows a form that was refused: its title has to say so. */
export function useFailedSubmission(): boolean {
  return useFailedForm() !== null;
}

function isFailure(answer: unknown): answer is FailedForm {
  return typeof answer === "object" && answer !== null && "submission" in answer;
}

import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import type { FailedForm } from "./result";

/**
 * The refused form that the page shows, or null. What is outside the route whose action it was has to know it, too; the router's own
 * state is the one place that knows on the server and in the browser alike.
 */
export function useFailedForm(): FailedForm | null {
  const answers = useContext(UNSAFE_DataRouterStateContext)?.actionData;
  return Object.values(answers ?? {}).find(isFailure) ?? null;
}

/** Whether the page shows a form that was refused: its title has to say so. */
export function useFailedSubmission(): boolean {
  return useFailedForm() !== null;
}

function isFailure(answer: unknown): answer is FailedForm {
  return typeof answer === "object" && answer !== null && "submission" in answer;
}

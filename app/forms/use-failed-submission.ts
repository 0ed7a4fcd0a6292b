import { useContext } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";

/**
 * Whether the page shows a form that was refused. Its title has to say so, and the title stands outside the route whose
 * action it was; the router's own state is the one place that knows on the server and in the browser alike.
 */
export function useFailedSubmission(): boolean {
  const answers = useContext(UNSAFE_DataRouterStateContext)?.actionData;
  return Object.values(answers ?? {}).some(isFailure);
}

function isFailure(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "submission" in answer;
}

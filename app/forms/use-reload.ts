import { useCallback, useEffect, useRef } from "react";
import { useFailedSubmission } from "./use-failed-submission";
import { useRevalidate } from "./use-revalidate";

/**
 * Loads the page's data again, but not under a form that was refused: the router forgets an action's answer with every reload, and
 * with it what was wrong and the file that had been received.
 */
export function useReload(): () => void {
  const revalidate = useRevalidate();
  const isRefused = useFailedSubmission();
  const refused = useRef(isRefused);
  useEffect(() => {
    refused.current = isRefused;
  }, [isRefused]);
  return useCallback(() => {
    if (!refused.current) revalidate();
  }, [revalidate]);
}

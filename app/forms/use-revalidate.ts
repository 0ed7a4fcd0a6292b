import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * Loads the page's data again; on the way to another page only once that is there. Asked for earlier, the router would begin the way anew, and
 * what the first answer brought once and never again, the message of a form, would be lost.
 */
export function useRevalidate(): () => void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  const state = useRef({ isIdle, isWanted: false });
  useEffect(() => {
    const { isWanted } = state.current;
    state.current = { isIdle, isWanted: isWanted && !isIdle };
    if (isWanted && isIdle) revalidate();
  }, [isIdle, revalidate]);
  return useCallback(() => {
    if (state.current.isIdle) revalidate();
    else state.current.isWanted = true;
  }, [revalidate]);
}

import { type RefObject, useEffect, useRef } from "react";

/**
 * A form whose boxes and fields follow what the server says when `state` changes, and stay in the document: made anew by a `key`,
 * they would lose the focus. What was touched before the page came to life is left alone.
 */
export function useResetWith(state: string): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    form.current?.reset();
  }, [state]);
  return form;
}

import { type RefObject, useEffect, useRef } from "react";
import type { FailedForm } from "./result";

/** A small form without a summary of its errors: once it is refused, the first field that is wrong takes the focus and says why. */
export function useFirstError(failed: FailedForm | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failed]);
  return form;
}

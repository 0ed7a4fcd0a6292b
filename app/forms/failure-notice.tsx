import { useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterStateContext } from "react-router-dom";
import { Words } from "~/i18n/words";
import { Notice } from "~/ui/notice";
import { useFailedForm } from "./use-failed-submission";

/** Above the page's content: a form of it failed in a way that it did not foresee. With a script it takes the focus. */
export function FailureNotice() {
  const failed = useFailedForm();
  // A page that could not be made says all by itself.
  const isError = useContext(UNSAFE_DataRouterStateContext)?.errors != null;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed?.unexpected) notice.current?.focus();
  }, [failed]);
  if (!failed?.unexpected || isError) return null;
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="px-(--page-padding) pt-4">
      <Notice tone="bad">
        <Words message={failed.unexpected.message} />
      </Notice>
    </div>
  );
}

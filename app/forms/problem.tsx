import { useMessage } from "~/i18n/message";
import { Notice } from "~/ui/notice";
import type { FailedForm } from "./result";

/** Why a change was not made; what it was about stays as it was. */
export function Problem({ failed }: { failed: FailedForm | undefined }) {
  const text = useMessage();
  if (!failed?.problem) return null;
  return (
    <div role="alert" className="mb-3">
      <Notice tone="bad">{text(failed.problem)}</Notice>
    </div>
  );
}

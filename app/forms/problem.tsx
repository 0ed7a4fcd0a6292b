import { Words } from "~/i18n/words";
import { Notice } from "~/ui/notice";
import type { FailedForm } from "./result";

/** Why a change was not made; what it was about stays as it was. */
export function Problem({ failed }: { failed: FailedForm | undefined }) {
  if (!failed?.problem) return null;
  return (
    <div role="alert" className="mb-3">
      <Notice tone="bad">
        <Words message={failed.problem} />
      </Notice>
    </div>
  );
}

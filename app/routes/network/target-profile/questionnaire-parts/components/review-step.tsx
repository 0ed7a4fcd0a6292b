import { Form, isRefusalOf } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Review } from "../queries.server";

interface ReviewStepProps {
  questionnaireId: number;
  review: Review | null;
  failed: FailedForm | undefined;
}

/** Ends the task to read the answers, whosever it is. Why it was refused is told without the form, too: somebody else was first. */
export function ReviewStep({ questionnaireId, review, failed }: ReviewStepProps) {
  const { t } = useTranslation("questionnaires");
  const text = useMessage();
  if (!review) {
    const problem = isRefusalOf("review", failed) ? failed?.problem : null;
    return problem ? (
      <div role="alert" className="mt-4">
        <Notice tone="bad">{text(problem)}</Notice>
      </div>
    ) : null;
  }
  return (
    <div className="mt-4 border-line border-t pt-3">
      <Form id="review" intent="review" failed={failed} constraints={{}} className="space-y-3">
        <input type="hidden" name="questionnaireId" value={questionnaireId} />
        <input type="hidden" name="version" value={review.version} />
        <p className="text-pretty text-ink-2 text-s">{t("reviewLead")}</p>
        {review.holders.length > 0 && (
          <p className="text-ink-2 text-s">{t("reviewHolders", { names: review.holders.join(", ") })}</p>
        )}
        <Button look="primary">{t("reviewNow")}</Button>
      </Form>
    </div>
  );
}

import { Form } from "@remix-run/react";
import { FLAG_REASONS } from "~/backend/contract/alert-words";
import { IdempotencyKey } from "~/forms/idempotency-key";
import type { FailedForm } from "~/forms/result";
import { useFirstError } from "~/forms/use-first-error";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";

interface FlagFormProps {
  feed: FeedPage;
  detail: Detail;
  failed: FailedForm | undefined;
}

/** Report this alert, with a reason and, where the reason asks for it, a comment; or take the report back. */
export function FlagForm({ feed, detail, failed }: FlagFormProps) {
  const { t } = useTranslation("feed");
  const isFailed = failed?.submission.initialValue?.intent === "flag";
  const form = useFirstError(isFailed ? failed : undefined);
  if (detail.flagged) {
    return (
      <Form method="post" action={feed.here} preventScrollReset className="mt-6 border-line border-t pt-4 text-s">
        <input type="hidden" name="intent" value="unflag" />
        <input type="hidden" name="alertId" value={detail.id} />
        <IdempotencyKey answer={feed} />
        <p>
          {[t("flag.reported", { reason: detail.flagged.reason }), detail.flagged.comment].filter(Boolean).join(DOT)}
        </p>
        <Button className="mt-2">{t("flag.takeBack")}</Button>
      </Form>
    );
  }
  const problem = isFailed ? failed.submission.error : undefined;
  const typed = isFailed ? failed.submission.initialValue : undefined;
  const needsComment = Boolean(problem && "comment" in problem);
  return (
    <details className="mt-6 border-line border-t pt-3" open={isFailed || undefined}>
      <summary className="flex h-8 items-center gap-1.5 text-ink-2 text-s hover:text-ink pointer-coarse:h-11">
        <Icon name="flag" />
        {t("flag.open")}
      </summary>
      <Form ref={form} method="post" action={feed.here} preventScrollReset className="pt-2">
        <input type="hidden" name="intent" value="flag" />
        <input type="hidden" name="alertId" value={detail.id} />
        <IdempotencyKey answer={feed} />
        <fieldset>
          <legend className="font-medium text-s">{t("flag.reason")}</legend>
          {FLAG_REASONS.map((reason) => (
            <label key={reason} className="flex items-center gap-2 py-1 pointer-coarse:py-2.5">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={typed?.reason === reason}
                className="size-4"
              />
              {t(`flag.reasons.${reason}`)}
            </label>
          ))}
        </fieldset>
        <label htmlFor="flag-comment" className="mt-2 block font-medium text-s">
          {t("flag.comment")}
        </label>
        {needsComment && (
          <p id="flag-problem" className="text-bad text-s">
            {t("problems.comment")}
          </p>
        )}
        <textarea
          id="flag-comment"
          name="comment"
          rows={2}
          maxLength={2000}
          defaultValue={typeof typed?.comment === "string" ? typed.comment : ""}
          aria-invalid={needsComment || undefined}
          aria-describedby={needsComment ? "flag-problem" : undefined}
          className="field h-auto py-2"
        />
        <Button className="mt-2">{t("flag.send")}</Button>
      </Form>
    </details>
  );
}

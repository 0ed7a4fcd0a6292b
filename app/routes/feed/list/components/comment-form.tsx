import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import type { FailedForm } from "~/forms/result";
import { useFirstError } from "~/forms/use-first-error";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";

interface CommentFormProps {
  feed: FeedPage;
  detail: Detail;
  failed: FailedForm | undefined;
}

/** The field for the next comment. What was typed stays in it when it was refused. */
export function CommentForm({ feed, detail: { id, timeline }, failed }: CommentFormProps) {
  const { t } = useTranslation("feed");
  const text = useMessage();
  const sent = failed?.submission.initialValue;
  const isFailed = sent?.intent === "comment" && sent.alertId === String(id);
  const form = useFirstError(isFailed ? failed : undefined);
  const error = isFailed ? failed?.submission.error?.text?.[0] : undefined;
  const newest = timeline.findLast(({ comment }) => comment)?.key ?? "none";
  return (
    // A comment that was taken leaves an empty field: the newest one's key makes it another form.
    <Form key={`${id} ${newest}`} ref={form} method="post" action={feed.here} preventScrollReset className="mt-3">
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="alertId" value={id} />
      <IdempotencyKey answer={feed} />
      <label htmlFor="alert-comment" className="sr-only">
        {t("comments.label")}
      </label>
      {error && (
        <p id="alert-comment-problem" className="mb-1 text-bad text-s">
          {text(error as MessageKey)}
        </p>
      )}
      <textarea
        id="alert-comment"
        name="text"
        rows={2}
        placeholder={t("comments.placeholder")}
        defaultValue={isFailed && typeof sent.text === "string" ? sent.text : ""}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "alert-comment-problem" : undefined}
        data-comment=""
        className="field h-auto py-2"
      />
      <Button className="mt-2">{t("comments.submit")}</Button>
    </Form>
  );
}

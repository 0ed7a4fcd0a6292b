import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import type { FailedForm } from "~/forms/result";
import { useFirstError } from "~/forms/use-first-error";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";
import type { ShownAction } from "../view/actions.server";
import type { FeedPage } from "../view/feed-page.server";

interface SkipFormProps {
  feed: FeedPage;
  action: ShownAction;
  failed: FailedForm | undefined;
}

/** Why an action is not done, and until when that holds. */
export function SkipForm({ feed, action: { id, version }, failed }: SkipFormProps) {
  const { t } = useTranslation("feed");
  const text = useMessage();
  const typed = failed?.submission.initialValue;
  const isFailed = typed?.intent === "skip" && typed.actionId === String(id);
  const form = useFirstError(isFailed ? failed : undefined);
  const errorOf = (name: string) => {
    const key = isFailed ? failed?.submission.error?.[name]?.[0] : undefined;
    return key ? text(key as MessageKey) : undefined;
  };
  return (
    <details open={isFailed || undefined} className="mt-1">
      <summary className="inline-flex h-7 items-center gap-1 text-ink-2 text-s hover:text-ink pointer-coarse:h-11">
        <Icon name="chevron-down" className="size-3.5" />
        {t("actions.skip")}
      </summary>
      <Form ref={form} method="post" action={feed.here} preventScrollReset className="space-y-3 pt-1 pb-2">
        <input type="hidden" name="intent" value="skip" />
        <input type="hidden" name="actionId" value={id} />
        <input type="hidden" name="version" value={version} />
        <IdempotencyKey answer={feed} />
        <TextField
          id={`skip-reason-${id}`}
          name="reason"
          label={t("actions.skipReason")}
          required
          maxLength={500}
          defaultValue={isFailed && typeof typed.reason === "string" ? typed.reason : ""}
          error={errorOf("reason")}
        />
        <TextField
          id={`skip-until-${id}`}
          name="until"
          type="date"
          label={t("actions.skipUntil")}
          hint={t("actions.skipUntilHint")}
          defaultValue={isFailed && typeof typed.until === "string" ? typed.until : ""}
          error={errorOf("until")}
        />
        <Button>{t("actions.skipSubmit")}</Button>
      </Form>
    </details>
  );
}

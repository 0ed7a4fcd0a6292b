import { Form } from "@remix-run/react";
import { useId } from "react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import type { FailedForm } from "~/forms/result";
import { type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { PullDown } from "~/ui/pull-down";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";

/** The date has a form of its own: Enter in a field presses the first button of its form, and here that would archive. */
const FORM = "alert-snooze";

interface SnoozeMenuProps {
  feed: FeedPage;
  detail: Detail;
  failed: FailedForm | undefined;
}

/** Until when the open alert is put off: a day that is near at hand, or a date. */
export function SnoozeMenu({ feed: { snoozes }, detail: { id }, failed }: SnoozeMenuProps) {
  const { t } = useTranslation("feed");
  const text = useMessage();
  const field = useId();
  const sent = failed?.submission.initialValue;
  const isFailed = sent?.intent === "snooze" && sent.alertId === String(id);
  const error = isFailed ? failed?.submission.error?.until?.[0] : undefined;
  return (
    <PullDown className="pull-down pull-end" name="detail-menus" data-menu="snooze" open={isFailed || undefined}>
      <summary className="icon-button icon-clock" aria-label={t("snooze.label")} title={`${t("snooze.label")} (z)`} />
      <div className="menu menu-form">
        {snoozes.map(({ day, word }) => (
          <button key={day} type="submit" name="change" value={`snooze:${day}@${id}`}>
            {word}
          </button>
        ))}
        <div className="menu-field">
          <label htmlFor={field} className="menu-label">
            {t("snooze.until")}
          </label>
          {error && (
            <p id={`${field}-problem`} className="menu-problem">
              {text(error as MessageKey)}
            </p>
          )}
          <input
            key={id}
            id={field}
            form={FORM}
            type="date"
            name="until"
            defaultValue={isFailed && typeof sent.until === "string" ? sent.until : ""}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${field}-problem` : undefined}
            className="field"
          />
          <button type="submit" form={FORM} className="button button-plain">
            {t("snooze.label")}
          </button>
        </div>
      </div>
    </PullDown>
  );
}

/** What the date is sent with. */
export function SnoozeForm({ feed, detail: { id, snoozedUntil } }: Omit<SnoozeMenuProps, "failed">) {
  return (
    <Form id={FORM} method="post" action={feed.here} preventScrollReset>
      <input type="hidden" name="intent" value="snooze" />
      <input type="hidden" name="alertId" value={id} />
      <input type="hidden" name="expectedSnooze" value={snoozedUntil ?? "none"} />
      {feed.place?.nextId && <input type="hidden" name="nextId" value={feed.place.nextId} />}
      {feed.place?.nextAfter && <input type="hidden" name="nextAfter" value={feed.place.nextAfter} />}
      <IdempotencyKey answer={feed} />
    </Form>
  );
}

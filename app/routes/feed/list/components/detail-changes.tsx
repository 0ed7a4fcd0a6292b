import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Detail } from "../view/detail.server";
import type { FeedView } from "../view/feed-view.server";

const STATUSES = [
  ["in-review", "eye"],
  ["relevant", "star"],
  ["archived", "archive"],
  ["new", "inbox"],
] as const;

/** What can be made of the open alert. The status that its reader saw goes along: a faster colleague is not overwritten. */
export function DetailChanges({ feed, detail }: { feed: FeedView; detail: Detail }) {
  const { t } = useTranslation("feed");
  const { id, status, labelIds, muted } = detail;
  useHeldFocus(status);
  const relevancy = (value: "Relevant" | "Irrelevant") => (
    <Button look="quiet" name="change" value={`relevancy:${value}@${id}`}>
      {t(`detail.relevancy.${value}`)}
    </Button>
  );
  return (
    <Form
      method="post"
      action={feed.here}
      preventScrollReset
      aria-label={t("detail.changes")}
      className="flex flex-wrap gap-1.5"
    >
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="expected" value={status} />
      <IdempotencyKey answer={feed} />
      {STATUSES.filter(([to]) => to !== status).map(([to, icon], index) => (
        <Button
          key={to}
          look={index === 0 ? "primary" : "plain"}
          name="change"
          value={`status:${to}@${id}`}
          data-change={to}
        >
          <Icon name={icon} />
          {t(`views.${to}`)}
        </Button>
      ))}
      {feed.labels.map((label) => {
        const on = labelIds.includes(label.id);
        return (
          <Button
            key={label.id}
            look="quiet"
            name="change"
            value={`label:${label.id}:${on ? "off" : "on"}@${id}`}
            aria-pressed={on}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            {label.name}
          </Button>
        );
      })}
      {relevancy("Relevant")}
      {relevancy("Irrelevant")}
      <Button look="quiet" name="change" value={`mute:${muted ? "off" : "on"}@${id}`}>
        {t(muted ? "detail.unmute" : "detail.mute")}
      </Button>
    </Form>
  );
}

/** The button of the status that the alert has now is gone, and was where the focus stood: the alert itself takes it. */
function useHeldFocus(status: string): void {
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (document.activeElement === document.body) document.getElementById("alert-title")?.focus();
  }, [status]);
}

import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";
import { LabelSpot } from "./label-spot";

const STATUSES = [
  ["in-review", "eye"],
  ["relevant", "star"],
  ["archived", "archive"],
  ["new", "inbox"],
] as const;

/** What can be made of the open alert. The status that its reader saw goes along: a faster colleague is not overwritten. */
export function DetailChanges({ feed, detail }: { feed: FeedPage; detail: Detail }) {
  const { t } = useTranslation("feed");
  const { id, status, labelIds, muted } = detail;
  useHeldFocus(status);
  const relevancy = (value: "Relevant" | "Irrelevant") => (
    <Button look="quiet" name="change" value={`relevancy:${value}@${id}`}>
      {t(`detail.relevancy.${value}`)}
    </Button>
  );
  return (
    <Form method="post" action={feed.here} preventScrollReset aria-label={t("detail.changes")}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="expected" value={status} />
      <IdempotencyKey answer={feed} />
      <div className="flex flex-wrap gap-1.5">
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
      </div>
      {feed.labels.length > 0 && (
        <fieldset className="mt-2.5 flex flex-wrap gap-1.5">
          <legend className="sr-only">{t("labels.label")}</legend>
          {feed.labels.map((label) => (
            <LabelButton key={label.id} label={label} on={labelIds.includes(label.id)} alertId={id} />
          ))}
        </fieldset>
      )}
      <div className="-ml-3 mt-1.5 flex flex-wrap">
        {relevancy("Relevant")}
        {relevancy("Irrelevant")}
        <Button look="quiet" name="change" value={`mute:${muted ? "off" : "on"}@${id}`}>
          {t(muted ? "detail.unmute" : "detail.mute")}
        </Button>
      </div>
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

interface LabelButtonProps {
  label: FeedPage["labels"][number];
  on: boolean;
  alertId: number;
}

/** A label as the list shows it, to be put on and taken off. */
function LabelButton({ label: { id, name, backgroundColor, textColor }, on, alertId }: LabelButtonProps) {
  return (
    <button
      type="submit"
      name="change"
      value={`label:${id}:${on ? "off" : "on"}@${alertId}`}
      aria-pressed={on}
      className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-card px-2.5 font-medium text-ink-2 text-xs hover:bg-hover hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong pointer-coarse:h-11"
    >
      <LabelSpot backgroundColor={backgroundColor} textColor={textColor} />
      <span className="truncate">{name}</span>
    </button>
  );
}

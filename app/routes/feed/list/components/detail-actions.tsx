import { Form, Link } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import type { FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ShownAction, ShownActions } from "../view/actions.server";
import type { FeedPage } from "../view/feed-page.server";
import { DetailSection } from "./detail-section";
import { SkipForm } from "./skip-form";

interface DetailActionsProps {
  feed: FeedPage;
  actions: ShownActions;
  failed: FailedForm | undefined;
}

/** What is done about the alert, each with its next steps; what the rules recommend; and the way to something else. */
export function DetailActions({ feed, actions, failed }: DetailActionsProps) {
  const { t } = useTranslation("feed");
  const { begun, recommended, measuresHref, startHref } = actions;
  if (!feed.mayAct && begun.length === 0 && !measuresHref) return null;
  return (
    <DetailSection heading={t("actions.heading")}>
      {begun.length > 0 && (
        <ul className="mb-2">
          {begun.map((action) => (
            <BegunAction key={action.id} feed={feed} action={action} failed={failed} />
          ))}
        </ul>
      )}
      {feed.mayAct && recommended.length > 0 && (
        <nav aria-label={t("actions.recommended")} className="mb-3">
          <p className="mb-1 text-ink-3 text-xs">{t("actions.recommended")}</p>
          <ul className="flex flex-wrap gap-1.5">
            {recommended.map(({ word, href }) => (
              <li key={href}>
                <Link
                  to={href}
                  className="inline-flex min-h-7 items-center gap-1 rounded-full bg-accent-soft px-3 font-medium text-accent-strong text-s underline-offset-2 hover:underline pointer-coarse:min-h-11"
                >
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {feed.mayAct && (
          <LinkButton to={startHref}>
            <Icon name="list-checks" />
            {t("actions.start")}
          </LinkButton>
        )}
        {measuresHref && (
          <Link
            to={measuresHref}
            className="inline-flex min-h-8 items-center font-medium text-accent-strong text-s underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {t("actions.measures")}
          </Link>
        )}
      </p>
    </DetailSection>
  );
}

function BegunAction({
  feed,
  action,
  failed,
}: {
  feed: FeedPage;
  action: ShownAction;
  failed: FailedForm | undefined;
}) {
  const { t } = useTranslation("feed");
  const { id, version, href, title, description, facts, overdue, skipped, steps } = action;
  return (
    <li className="border-line-2 border-t py-2.5 first:border-0">
      <h4 className="font-medium">
        <Link to={href} className="underline-offset-2 hover:underline">
          {title}
        </Link>
      </h4>
      {description && <p className="whitespace-pre-line text-ink-2 text-s">{description}</p>}
      <p className="text-ink-3 text-xs">
        {overdue && (
          <strong className="font-semibold text-bad">
            {overdue}
            {DOT}
          </strong>
        )}
        {facts}
      </p>
      {skipped && <p className="text-ink-2 text-s">{skipped}</p>}
      {feed.mayAct && (
        <>
          <Form
            method="post"
            action={feed.here}
            preventScrollReset
            aria-label={t("actions.change", { title })}
            className="mt-1.5 flex flex-wrap gap-1"
          >
            <input type="hidden" name="intent" value={skipped ? "resume" : "action"} />
            <input type="hidden" name="actionId" value={id} />
            <input type="hidden" name="version" value={version} />
            <IdempotencyKey answer={feed} />
            {skipped ? (
              <Button>{t("actions.resume")}</Button>
            ) : (
              steps.map(({ to, word }) => (
                <Button key={to} name="to" value={to}>
                  {word}
                </Button>
              ))
            )}
          </Form>
          {!skipped && steps.some(({ isNext }) => isNext) && <SkipForm feed={feed} action={action} failed={failed} />}
        </>
      )}
    </li>
  );
}

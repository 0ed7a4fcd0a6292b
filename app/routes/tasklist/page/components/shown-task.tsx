import { Form, Link } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { TaskPane } from "../pane.server";
import type { TasksView } from "../view.server";
import { TaskBackground } from "./task-background";
import { useShownTask } from "./use-shown-task";

interface ShownTaskProps {
  view: TasksView;
  pane: TaskPane;
  failed: FailedForm | undefined;
}

/** The task that is open beside the list: what it is, what can be done about it, and why it is there. */
export function ShownTask({ view, pane, failed }: ShownTaskProps) {
  const { key, icon, kind, title, statutory, high, facts } = pane;
  const heading = useShownTask(key);
  return (
    <article key={key} aria-labelledby="task-title">
      <Bar pane={pane} />
      <div className="detail-head">
        <p className="flex flex-wrap items-center gap-2 text-ink-3 text-xs">
          <Icon name={icon} className="size-3.5" />
          {kind}
          {statutory && <span className="task-chip">{statutory}</span>}
          {high && <span className="task-chip">{high}</span>}
        </p>
        <h2 ref={heading} id="task-title" tabIndex={-1} className="wrap-anywhere">
          {title}
        </h2>
        <Changes view={view} pane={pane} />
      </div>
      <div className="detail-body">
        <dl className="task-facts">
          {facts.map(({ name, text, href, tone, language }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="tasks-when" data-tone={tone} lang={language ?? undefined}>
                {href ? <Link to={href}>{text}</Link> : text}
              </dd>
            </div>
          ))}
        </dl>
        <TaskBackground pane={pane} here={view.here} failed={failed} />
      </div>
    </article>
  );
}

/** It was done meanwhile, or is somebody else's now. */
export function TaskGone({ href }: { href: string }) {
  const { t } = useTranslation("tasks");
  return (
    <div role="alert" className="px-6 py-10">
      <h2 className="font-semibold text-m">{t("problems.gone")}</h2>
      <p className="mt-1 text-ink-2">{t("detail.gone")}</p>
      <Link to={href} className="mt-4 inline-block font-medium text-accent-strong underline underline-offset-2">
        {t("detail.back")}
      </Link>
    </div>
  );
}

function Bar({ pane: { place, closeHref } }: { pane: TaskPane }) {
  const { t } = useTranslation("tasks");
  return (
    <div className="detail-bar">
      <Step turned href={place.previousHref} word={t("detail.previous")} />
      <Step href={place.nextHref} word={t("detail.next")} />
      {place.text && <span className="detail-place">{place.text}</span>}
      <div className="detail-tools">
        <Link
          to={closeHref}
          preventScrollReset
          className="icon-button"
          aria-label={t("detail.close")}
          title={t("detail.close")}
        >
          <Icon name="x" />
        </Link>
      </div>
    </div>
  );
}

function Step({ href, word, turned = false }: { href: string | null; word: string; turned?: boolean }) {
  const drawing = <Icon name="chevron-down" className={turned ? "rotate-180" : ""} />;
  if (!href) return <span className="icon-button detail-no-step">{drawing}</span>;
  return (
    <Link to={href} preventScrollReset className="icon-button" aria-label={word} title={word}>
      {drawing}
    </Link>
  );
}

/** The buttons of the list, for this task: whatever is ticked there stays as it is. */
function Changes({ view, pane: { key, version, openHref, can } }: Pick<ShownTaskProps, "view" | "pane">) {
  const { t } = useTranslation("tasks");
  const isFirst = !can.finish && !can.takeUp;
  return (
    <Form method="post" action={view.here} preventScrollReset className="flex flex-wrap gap-2">
      <IdempotencyKey answer={view} />
      <input type="hidden" name="keys" value={`${key}@${version}`} />
      {can.finish && (
        <Button look="primary" name="change" value={`done@${key}@${version}`}>
          {t("finish")}
        </Button>
      )}
      {can.takeUp && (
        <Button look={can.finish ? "plain" : "primary"} name="change" value={`takeUp@${key}@${version}`}>
          {t("takeUp")}
        </Button>
      )}
      <LinkButton to={openHref} look={isFirst ? "primary" : "plain"}>
        {t("detail.open")}
      </LinkButton>
      {can.putOff && (
        <Button name="change" value="putOff">
          {t("putOff")}
        </Button>
      )}
      {can.give && (
        <Button name="change" value="give">
          {t("give")}
        </Button>
      )}
    </Form>
  );
}

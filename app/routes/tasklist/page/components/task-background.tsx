import { type ReactNode, useId } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { TaskPane } from "../pane.server";

/** Why a task is due, and of an action what is to be done and by what it is judged. */
export function TaskBackground({ pane: { why, description, steps, effect } }: { pane: TaskPane }) {
  const { t } = useTranslation("tasks");
  return (
    <>
      <Part heading={t("detail.why")}>
        <p>{why.text}</p>
        {why.law && <p className="mt-1 font-medium">{why.law}</p>}
        {why.rule && <p className="mt-1 text-ink-3 text-xs">{why.rule}</p>}
        {why.fixed && <p className="mt-1 text-ink-3 text-xs">{why.fixed}</p>}
      </Part>
      {description && (
        <Part heading={t("detail.description")}>
          <p className="wrap-anywhere whitespace-pre-line">{description}</p>
        </Part>
      )}
      {steps && (
        <Part heading={t("detail.steps")} more={steps.done}>
          <ol className="task-steps">
            {steps.rows.map(({ at, title, isDone, late, facts }) => (
              <li key={at} data-done={isDone ? "" : undefined}>
                {isDone ? (
                  <span role="img" aria-label={t("detail.stepDone")}>
                    <Icon name="check-circle" />
                  </span>
                ) : (
                  <span className="task-step-open" aria-hidden="true" />
                )}
                <span className="wrap-anywhere">{title}</span>
                {facts && (
                  <span className="tasks-when" data-tone={late ? "late" : undefined}>
                    {facts}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </Part>
      )}
      {effect && (
        <Part heading={t("detail.effect")} more={effect.due}>
          <p>{effect.measure}</p>
          {effect.figures.length > 0 && (
            <dl className="task-facts mt-1">
              {effect.figures.map(({ name, text }) => (
                <div key={name} className="contents">
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </Part>
      )}
    </>
  );
}

function Part({ heading, more, children }: { heading: string; more?: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="text-s">
      <h3 id={id} className="mb-1.5 font-semibold">
        {heading}
        {more && <span className="ml-2 font-normal text-ink-3 text-xs">{more}</span>}
      </h3>
      {children}
    </section>
  );
}

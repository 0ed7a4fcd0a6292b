import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import type { TaskPane } from "../pane.server";
import { ShownComments } from "./shown-comments";
import { ShownSteps } from "./shown-steps";

interface TaskBackgroundProps {
  pane: TaskPane;
  /** Where its forms are posted to. */
  here: string;
  failed: FailedForm | undefined;
}

/** Why a task is due, and of an action what is to be done and by what it is judged. */
export function TaskBackground({ pane, here, failed }: TaskBackgroundProps) {
  const { why, description, steps, effect, comments } = pane;
  const { t } = useTranslation("tasks");
  return (
    <>
      <Part heading={t("detail.why")}>
        <p>{why.text}</p>
        {why.laws.length > 0 && (
          <ul className="mt-1 font-medium">
            {why.laws.map(({ text, href }) => (
              <li key={text}>{href ? <Link to={href}>{text}</Link> : text}</li>
            ))}
          </ul>
        )}
        {why.rule && <p className="mt-1 text-ink-3 text-xs">{why.rule}</p>}
        {why.day && <p className="mt-1 text-ink-3 text-xs">{why.day}</p>}
        {why.fixed && <p className="mt-1 text-ink-3 text-xs">{why.fixed}</p>}
      </Part>
      {description && (
        <Part heading={t("detail.description")}>
          <p className="wrap-anywhere whitespace-pre-line">{description}</p>
        </Part>
      )}
      {steps && (
        <Part heading={t("detail.steps")} more={steps.done}>
          <ShownSteps pane={pane} steps={steps} here={here} failed={failed} />
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
      {comments && (
        <Part heading={t("detail.comments")} more={comments.count}>
          <ShownComments pane={pane} comments={comments} here={here} failed={failed} />
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

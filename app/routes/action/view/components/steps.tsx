import type { ReactNode } from "react";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ActionView } from "../view.server";

interface StepsProps {
  view: ActionView;
  mayChange: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Where the action can go from where it is, putting it off with a reason, and taking it up again. */
export function Steps({ view, mayChange, constraints, failed }: StepsProps) {
  const { version, steps, skipped, description, isOver } = view;
  const { t } = useTranslation("actions");
  const goesOn = steps.some(({ isNext }) => isNext);
  return (
    <div className={description ? "mt-4 border-line-2 border-t pt-3" : ""}>
      {skipped && <p className="mb-2 text-pretty break-words text-ink-2">{skipped}</p>}
      {mayChange && isOver && <Reopen view={view} constraints={constraints} failed={failed} />}
      {mayChange && !isOver && (
        <Form
          id="step"
          intent={skipped ? "resume" : "step"}
          failed={failed}
          constraints={{}}
          className="flex flex-wrap items-center gap-1.5"
        >
          <VersionField now={version} />
          {skipped ? (
            <Button look="primary">{t("skip.resume")}</Button>
          ) : (
            <>
              {goesOn && <span className="mr-1 text-ink-3 text-s">{t("page.steps")}</span>}
              {steps.map(({ to, word, isNext }) => (
                <Button key={to} name="to" value={to} look={isNext ? "primary" : "plain"}>
                  {word}
                </Button>
              ))}
            </>
          )}
        </Form>
      )}
      {mayChange && !skipped && goesOn && <Complete version={version} constraints={constraints} failed={failed} />}
      {mayChange && !skipped && goesOn && <Skip version={version} constraints={constraints} failed={failed} />}
    </div>
  );
}

type FormProps = Pick<StepsProps, "constraints" | "failed"> & { version: number };

/** The way out of steps that stay open, and of proof that there is none of. */
function Complete({ version, constraints, failed }: FormProps) {
  const { t } = useTranslation("actions");
  const problem = failed?.problem?.key ?? "";
  const isAsked = WANTS_REASON.includes(problem) || isSent("complete", failed);
  return (
    <Disclosed word={t("complete.open")} isOpen={isAsked}>
      <Form
        id="complete"
        intent="complete"
        failed={failed}
        constraints={constraints}
        className="max-w-xl space-y-3 pt-1.5 pb-1"
      >
        <VersionField now={version} />
        <Field name="reason" label={t("skip.reason")} hint={t("complete.hint")} autoComplete="off" />
        <Button>{t("complete.submit")}</Button>
      </Form>
    </Disclosed>
  );
}

const WANTS_REASON = ["actions:problems.stepsOpen", "actions:problems.proofMissing"];

function Reopen({
  view: { version, steps },
  constraints,
  failed,
}: Pick<StepsProps, "view" | "constraints" | "failed">) {
  const { t } = useTranslation("actions");
  const [step] = steps;
  if (!step) return null;
  return (
    <Disclosed word={step.word} isOpen={isSent("reopen", failed)}>
      <Form
        id="reopen"
        intent="reopen"
        failed={failed}
        constraints={constraints}
        className="max-w-xl space-y-3 pt-1.5 pb-1"
      >
        <VersionField now={version} />
        <input type="hidden" name="to" value={step.to} />
        <Field name="reason" label={t("skip.reason")} autoComplete="off" />
        <Button>{t("complete.reopen")}</Button>
      </Form>
    </Disclosed>
  );
}

const isSent = (intent: string, failed: FailedForm | undefined) =>
  failed?.submission.initialValue?.[INTENT_FIELD] === intent;

function Disclosed({ word, isOpen, children }: { word: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className="mt-2 first:mt-0">
      <summary className="inline-flex h-7 list-none items-center gap-1 text-ink-2 text-s hover:text-ink pointer-coarse:h-11">
        <Icon name="chevron-down" className="size-3.5" />
        {word}
      </summary>
      {children}
    </details>
  );
}

function Skip({ version, constraints, failed }: FormProps) {
  const { t } = useTranslation("actions");
  return (
    <Disclosed word={t("skip.open")} isOpen={isSent("skip", failed)}>
      <Form
        id="skip"
        intent="skip"
        failed={failed}
        constraints={constraints}
        className="max-w-xl space-y-3 pt-1.5 pb-1"
      >
        <VersionField now={version} />
        <Field name="reason" label={t("skip.reason")} autoComplete="off" />
        <Field name="until" type="date" label={t("skip.until")} hint={t("skip.untilHint")} />
        <Button>{t("skip.submit")}</Button>
      </Form>
    </Disclosed>
  );
}

import { keyOf, SeenStep, tickedIn } from "~/domain/action/seen-step";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useForm } from "~/forms/use-field";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import type { ActionView } from "../view.server";

interface StepListProps {
  view: ActionView;
  mayChange: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What is done one after the other: ticks and a new step are one form. */
export function StepList({ view: { version, plan, isOver }, mayChange, constraints, failed }: StepListProps) {
  const { t } = useTranslation("actions");
  const canTick = mayChange && !isOver;
  const none = plan.rows.length === 0 && <Nothing>{t("page.noSteps")}</Nothing>;
  if (!canTick) {
    return (
      none || (
        <ul>
          {plan.rows.map((step) => (
            <Step key={step.at} step={step} isTicked={step.isDone} />
          ))}
        </ul>
      )
    );
  }
  return (
    <Form id="steps" intent="steps" failed={failed} constraints={constraints}>
      <VersionField now={version} />
      {none || <TickedSteps rows={plan.rows} />}
      <div className="mt-2 grid items-start gap-3 border-line-2 border-t pt-3 s:grid-cols-[minmax(0,1fr)_10rem]">
        <Field name="newTitle" label={t("page.newStep")} autoComplete="off" />
        <Field name="newDueOn" type="date" label={t("page.newStepDue")} />
      </div>
      <p className="mt-3">
        <Button>{t("page.saveSteps")}</Button>
      </p>
    </Form>
  );
}

type Row = ActionView["plan"]["rows"][number];

function TickedSteps({ rows }: { rows: Row[] }) {
  const { failed, values } = useForm();
  const isTicked = tickedIn(rows, failed ? values : null);
  return (
    <ul>
      {rows.map((step) => (
        <Step key={keyOf(step)} step={step} isTicked={isTicked[step.at] ?? false} canTick />
      ))}
    </ul>
  );
}

function Step({ step, isTicked, canTick = false }: { step: Row; isTicked: boolean; canTick?: boolean }) {
  const { t } = useTranslation("actions");
  const { at, title, due, late, who, isDone } = step;
  return (
    <li className="border-line-2 border-t first:border-0">
      <label className="flex min-h-9 flex-wrap items-start gap-x-3 gap-y-0.5 py-2">
        <input
          type="checkbox"
          name="done"
          value={at}
          defaultChecked={isTicked}
          disabled={!canTick}
          className="mt-0.5 size-4 shrink-0"
        />
        <span className={`wrap-anywhere min-w-0 flex-1 basis-40 ${isDone ? "text-ink-3" : ""}`}>{title}</span>
        <span className={`ml-7 text-s tabular-nums s:ml-0 ${late ? "font-medium text-bad" : "text-ink-3"}`}>
          {[late ? t("overdue") : null, due, who].filter(Boolean).join(" · ")}
        </span>
      </label>
      {canTick && <SeenStep row={step} />}
    </li>
  );
}

import { keyOf, SeenStep, tickedIn } from "~/domain/action/seen-step";
import { Form, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useForm } from "~/forms/use-field";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { TaskPane } from "../pane.server";

interface ShownStepsProps {
  pane: TaskPane;
  steps: NonNullable<TaskPane["steps"]>;
  /** Where the forms beside the list are posted to. */
  here: string;
  failed: FailedForm | undefined;
}

/** What is done one after the other: to be ticked by who may, as long as the action is open. */
export function ShownSteps({ pane, steps, here, failed }: ShownStepsProps) {
  const { t } = useTranslation("tasks");
  const { can, key, version, actionId } = pane;
  if (!can.tick || actionId === null) {
    return (
      <ol className="task-steps">
        {steps.rows.map((row) => (
          <li key={row.at} data-done={row.isDone ? "" : undefined}>
            {row.isDone ? (
              <span role="img" aria-label={t("detail.stepDone")}>
                <Icon name="check-circle" />
              </span>
            ) : (
              <span className="task-step-open" aria-hidden="true" />
            )}
            <StepText row={row} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <Form key={key} id="steps" intent="steps" action={here} failed={failed} constraints={{}}>
      <VersionField now={version} />
      <input type="hidden" name="actionId" value={actionId} />
      <TickedSteps rows={steps.rows} />
      <Button className="mt-2">{t("detail.saveSteps")}</Button>
    </Form>
  );
}

type Row = NonNullable<TaskPane["steps"]>["rows"][number];

function TickedSteps({ rows }: { rows: Row[] }) {
  const { failed, values } = useForm();
  const isTicked = tickedIn(rows, failed ? values : null);
  return (
    <ol className="task-steps">
      {rows.map((row) => (
        <li key={keyOf(row)} data-done={row.isDone ? "" : undefined}>
          <label>
            <input type="checkbox" name="done" value={row.at} defaultChecked={isTicked[row.at]} className="task-tick" />
            <StepText row={row} />
          </label>
          <SeenStep row={row} />
        </li>
      ))}
    </ol>
  );
}

function StepText({ row: { title, facts, late } }: { row: Row }) {
  return (
    <>
      <span className="wrap-anywhere">{title}</span>
      {facts && (
        <span className="tasks-when" data-tone={late ? "late" : undefined}>
          {facts}
        </span>
      )}
    </>
  );
}

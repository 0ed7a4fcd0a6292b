import { Form, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useField } from "~/forms/use-field";
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
    // Whoever ticks after somebody else has, ticks what is there now.
    <Form
      key={`${key} ${version}`}
      id="steps"
      intent="steps"
      action={here}
      failed={failed}
      constraints={{}}
      defaultValue={{ done: steps.rows.filter(({ isDone }) => isDone).map(({ at }) => String(at)) }}
    >
      <VersionField now={version} />
      <input type="hidden" name="actionId" value={actionId} />
      <ol className="task-steps">
        {steps.rows.map((row) => (
          <Ticked key={row.at} row={row} />
        ))}
      </ol>
      <Button className="mt-2">{t("detail.saveSteps")}</Button>
    </Form>
  );
}

type Row = NonNullable<TaskPane["steps"]>["rows"][number];

/** As it was ticked, after a refusal, too. */
function Ticked({ row }: { row: Row }) {
  const { initialValue = [] } = useField<string | string[]>("done");
  const isTicked = [initialValue].flat().includes(String(row.at));
  return (
    <li data-done={row.isDone ? "" : undefined}>
      <label>
        <input type="checkbox" name="done" value={row.at} defaultChecked={isTicked} className="task-tick" />
        <StepText row={row} />
      </label>
    </li>
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

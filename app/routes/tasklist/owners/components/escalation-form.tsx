import { LONGEST_ESCALATION } from "~/backend/contract/task-words";
import { Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import type { EscalationView } from "../queries.server";

/** After how many days overdue tasks are reported to the lead. */
export function EscalationForm({
  escalation: { standardDays, mode, days },
  failed,
}: {
  escalation: EscalationView;
  failed: FailedForm | undefined;
}) {
  const { t } = useTranslation("tasks");
  return (
    <Panel title={t("escalation.heading")} lead={t("escalation.lead")}>
      <Form
        key={`${mode} ${days}`}
        id="escalation"
        intent="escalation"
        failed={failed}
        constraints={{}}
        defaultValue={{ mode, days }}
        className="space-y-4.5"
      >
        <Select
          name="mode"
          label={t("escalation.mode")}
          options={[
            { value: "standard", label: t("escalation.modes.standard", { count: standardDays }) },
            { value: "own", label: t("escalation.modes.own") },
            { value: "off", label: t("escalation.modes.off") },
          ]}
        />
        <Field
          name="days"
          label={t("escalation.days")}
          hint={t("escalation.daysHint", { most: LONGEST_ESCALATION })}
          inputMode="numeric"
        />
        <Button look="primary">{t("escalation.submit")}</Button>
      </Form>
    </Panel>
  );
}

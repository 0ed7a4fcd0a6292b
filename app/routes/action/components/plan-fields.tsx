import type { ReactNode } from "react";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { FoldedFields } from "~/forms/folded-fields";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import type { Option } from "./action-fields";
import { StepRows } from "./step-rows";

interface PlanFieldsProps {
  purposes: readonly Option[];
  rights: readonly Option[];
  users: readonly Option[];
  /** Rows for steps. */
  rows: number;
  /** Whether its writer may read grievances. */
  linksGrievances?: boolean;
}

/** What an action is for, how it is done, and by what it is judged. */
export function PlanFields({ purposes, rights, users, rows, linksGrievances = false }: PlanFieldsProps) {
  const { t } = useTranslation("actions");
  return (
    <>
      <Group heading={t("plan.why")}>
        <Select name="purpose" label={t("plan.purpose")} options={purposes} hint={t("plan.purposeHint")} />
        <Select name="rightConcerned" label={t("plan.right")} options={rights} />
        <TextArea name="rootCause" label={t("plan.rootCause")} rows={3} />
      </Group>
      <FoldedFields summary={t("plan.steps")} names={["steps"]} className={GROUP}>
        <StepRows users={users} rows={rows} />
      </FoldedFields>
      <Group heading={t("effect.heading")}>
        <Field name="successMeasure" label={t("plan.measure")} hint={t("plan.measureHint")} autoComplete="off" />
        <div className="grid gap-4 s:grid-cols-2">
          <Field name="successBefore" label={t("effect.before")} autoComplete="off" />
          <Field name="successAfter" label={t("effect.target")} autoComplete="off" />
        </div>
        <Field name="effectDueOn" type="date" label={t("plan.effectDueOn")} hint={t("plan.effectDueOnHint")} />
      </Group>
      <FoldedFields summary={t("plan.more")} names={MORE} className={GROUP}>
        <div className="grid gap-4 s:grid-cols-2">
          <Field name="costAmount" label={t("plan.cost")} hint={t("plan.costHint")} autoComplete="off" />
          <Field name="costCurrency" label={t("plan.currency")} hint={t("plan.currencyHint")} autoComplete="off" />
        </div>
        <Field
          name="everyMonths"
          label={t("plan.everyMonths")}
          hint={t("plan.everyMonthsHint")}
          inputMode="numeric"
          autoComplete="off"
        />
        {linksGrievances && (
          <Field
            name="grievanceId"
            label={t("plan.grievance")}
            hint={t("plan.grievanceHint")}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <Choices
          name="confidential"
          legend={t("plan.access")}
          options={[{ value: "yes", label: t("plan.confidential"), hint: t("plan.confidentialHint") }]}
        />
      </FoldedFields>
    </>
  );
}

const MORE = ["costAmount", "costCurrency", "everyMonths", "grievanceId", "confidential"];
const GROUP = "space-y-4.5 border-line border-t pt-4.5";

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={GROUP}>
      <h2 className="font-[640]">{heading}</h2>
      {children}
    </section>
  );
}

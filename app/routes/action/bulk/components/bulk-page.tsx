import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import { GroupedSelect } from "~/forms/grouped-select";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";

interface Option {
  value: string;
  label: string;
}

interface BulkPageProps {
  page: {
    heading: string;
    statuses: Option[];
    people: Option[];
    teams: Option[];
    returnTo: string;
    constraints: Constraints;
  };
  failed: FailedForm | undefined;
}

/** What becomes of the selected actions; what is left as it stands stays. */
export function BulkPage({ page, failed }: BulkPageProps) {
  const { t } = useTranslation("actions");
  const { heading, statuses, people, teams, returnTo, constraints } = page;
  const groups = [
    { group: t("start.people"), options: people },
    { group: t("start.teams"), options: teams },
  ].filter(({ options }) => options.length > 0);
  return (
    <FormFrame
      title={heading}
      aside={
        <Beside title={t("bulk.aside")}>
          <p>{t("bulk.asideText")}</p>
        </Beside>
      }
    >
      <Form id="actions" failed={failed} constraints={constraints} className="space-y-4.5">
        <Select
          name="metaStatus"
          label={t("page.status")}
          options={[{ value: "", label: t("bulk.keep") }, ...statuses]}
        />
        <GroupedSelect
          name="assignee"
          label={t("bulk.to")}
          hint={t("bulk.toHint")}
          choose={t("bulk.keep")}
          groups={groups}
          last={{ value: "nobody", label: t("nobody") }}
          optional
        />
        <Field name="dueOn" type="date" label={t("page.dueOn")} hint={t("bulk.dueOnHint")} />
        <Choices name="noDueOn" legend={t("bulk.remove")} options={[{ value: "yes", label: t("bulk.noDueOn") }]} />
        <Field name="reason" label={t("bulk.reason")} hint={t("bulk.reasonHint")} autoComplete="off" />
        <FormFoot>
          <Button look="primary" size="large">
            {t("bulk.submit")}
          </Button>
          <LinkButton to={returnTo} look="quiet" size="large">
            {t("start.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

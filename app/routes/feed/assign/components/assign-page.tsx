import { Select } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";

interface AssignPageProps {
  page: {
    heading: string;
    people: readonly { id: number; name: string }[];
    returnTo: string;
    constraints: Constraints;
  };
  failed: FailedForm | undefined;
}

/** Whose the selected alerts are to be. */
export function AssignPage({ page: { heading, people, returnTo, constraints }, failed }: AssignPageProps) {
  const { t } = useTranslation("feed");
  const options = [
    { value: "", label: t("assign.choose") },
    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FormFrame
      title={heading}
      aside={
        <Beside title={t("filter.assignedTo")}>
          <p>{t("assign.lead")}</p>
        </Beside>
      }
    >
      <Form id="assign" failed={failed} constraints={constraints} className="space-y-4.5">
        <Select name="userId" label={t("assign.person")} options={options} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("assign.label")}
          </Button>
          <LinkButton to={returnTo} look="quiet" size="large">
            {t("assign.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

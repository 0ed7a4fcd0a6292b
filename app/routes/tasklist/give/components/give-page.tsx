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

interface GivePageProps {
  page: { heading: string; holders: { people: Option[]; teams: Option[] }; returnTo: string; constraints: Constraints };
  failed: FailedForm | undefined;
}

/** Whose the selected tasks are to be. */
export function GivePage({ page: { heading, holders, returnTo, constraints }, failed }: GivePageProps) {
  const { t } = useTranslation("tasks");
  const groups = [
    { group: t("giveForm.people"), options: holders.people },
    { group: t("giveForm.teams"), options: holders.teams },
  ].filter(({ options }) => options.length > 0);
  return (
    <FormFrame
      title={heading}
      aside={
        <Beside title={t("giveForm.aside")}>
          <p>{t("giveForm.asideText")}</p>
        </Beside>
      }
    >
      <Form id="give" failed={failed} constraints={constraints} className="space-y-4.5">
        <GroupedSelect name="to" label={t("giveForm.to")} choose={t("giveForm.choose")} groups={groups} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("giveForm.submit")}
          </Button>
          <LinkButton to={returnTo} look="quiet" size="large">
            {t("cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

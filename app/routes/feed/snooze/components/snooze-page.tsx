import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";

interface SnoozePageProps {
  page: { heading: string; returnTo: string; constraints: Constraints };
  failed: FailedForm | undefined;
}

/** Until when the selected alerts are put off. */
export function SnoozePage({ page: { heading, returnTo, constraints }, failed }: SnoozePageProps) {
  const { t } = useTranslation("feed");
  return (
    <FormFrame
      title={heading}
      aside={
        <Beside title={t("filter.snoozed")}>
          <p>{t("snooze.lead")}</p>
        </Beside>
      }
    >
      <Form id="snooze" failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="until" type="date" label={t("snooze.until")} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("snooze.label")}
          </Button>
          <LinkButton to={returnTo} look="quiet" size="large">
            {t("assign.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

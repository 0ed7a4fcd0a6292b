import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";

interface PutOffPageProps {
  page: { heading: string; returnTo: string; tomorrow: string; monday: string | null; constraints: Constraints };
  failed: FailedForm | undefined;
}

/** Until when the selected tasks are put off, and why. */
export function PutOffPage({ page: { heading, returnTo, tomorrow, monday, constraints }, failed }: PutOffPageProps) {
  const { t } = useTranslation("tasks");
  return (
    <FormFrame
      title={heading}
      aside={
        <Beside title={t("putOffForm.aside")}>
          <p>{t("putOffForm.asideText")}</p>
        </Beside>
      }
    >
      <Form
        id="put-off"
        failed={failed}
        constraints={constraints}
        defaultValue={{ until: tomorrow }}
        className="space-y-4.5"
      >
        <Field name="until" type="date" label={t("putOffForm.until")} hint={t("putOffForm.untilHint")} />
        <Field name="reason" label={t("putOffForm.reason")} hint={t("putOffForm.reasonHint")} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("putOffForm.submit")}
          </Button>
          <Button name="when" value="tomorrow" formNoValidate size="large">
            {t("putOffForm.tomorrow")}
          </Button>
          {monday && (
            <Button name="when" value="monday" formNoValidate size="large">
              {monday}
            </Button>
          )}
          <LinkButton to={returnTo} look="quiet" size="large">
            {t("cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

/** Opening the link confirms nothing: mail programs open links to look at them. */
export function Confirm({ email, failed }: { email: string; failed: FailedForm | undefined }) {
  const { t } = useTranslation("account");
  return (
    <FormPage title={t("confirm.question")} lead={t("confirm.text", { email })}>
      <Form id="confirm" failed={failed} constraints={{}}>
        <Button look="primary" size="large" className="w-full">
          {t("confirm.submit")}
        </Button>
      </Form>
    </FormPage>
  );
}

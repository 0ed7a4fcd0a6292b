import { Link } from "@remix-run/react";
import { TICKET_LIMIT } from "~/backend/contract/session-limits";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { minutes } from "~/time/duration";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

export function EnterCode({ constraints, failed }: { constraints: Constraints; failed: FailedForm | undefined }) {
  const { t } = useTranslation("account");
  return (
    <FormPage title={t("code.title")} lead={t("code.lead", { minutes: TICKET_LIMIT / minutes(1) })}>
      <Form id="code" failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="code" label={t("code.label")} hint={t("code.hint")} autoComplete="one-time-code" />
        <Button look="primary" size="large" className="w-full">
          {t("code.submit")}
        </Button>
      </Form>
      <p className="mt-5 text-center">
        <Link to={paths.login()} className="inline-block py-1 text-accent-strong underline underline-offset-2">
          {t("ask.toSignIn")}
        </Link>
      </p>
    </FormPage>
  );
}

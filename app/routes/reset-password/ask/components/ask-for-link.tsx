import { Link } from "@remix-run/react";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

export function AskForLink({ constraints, failed }: { constraints: Constraints; failed: FailedForm | undefined }) {
  const { t } = useTranslation("account");
  return (
    <FormPage title={t("ask.title")} lead={t("ask.lead")}>
      <Form id="ask" failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="email" type="email" label={t("email")} autoComplete="username" />
        <Button look="primary" size="large" className="w-full">
          {t("ask.submit")}
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

import { Link } from "@remix-run/react";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";
import { Notice } from "~/ui/notice";

interface AskCompanyProps {
  why: "unknown" | "unavailable" | "failed" | "noAccount" | null;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function AskCompany({ why, constraints, failed }: AskCompanyProps) {
  const { t } = useTranslation("account");
  return (
    <FormPage title={t("company.title")} lead={t("company.lead")}>
      {why && !failed && (
        <div className="mb-5">
          <Notice tone="bad">{t(`company.${why}`)}</Notice>
        </div>
      )}
      <Form id="company" failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="company" label={t("company.label")} hint={t("company.hint")} autoComplete="organization" />
        <Button look="primary" size="large" className="w-full">
          {t("company.submit")}
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

import { Link } from "@remix-run/react";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";
import { Notice } from "~/ui/notice";

interface ConfirmCompanyProps {
  company: string;
  /** Whose session ends by going on, if there is one. */
  signedIn: string | null;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function ConfirmCompany({ company, signedIn, constraints, failed }: ConfirmCompanyProps) {
  const { t } = useTranslation("account");
  return (
    <FormPage title={t("company.title")} lead={t("company.startLead", { company })}>
      {signedIn && (
        <div className="mb-5">
          <Notice>{t("company.startEnds", { email: signedIn })}</Notice>
        </div>
      )}
      <Form id="company-start" failed={failed} constraints={constraints}>
        <Button look="primary" size="large" className="w-full">
          {t("company.start", { company })}
        </Button>
      </Form>
      <p className="mt-5 text-center">
        <Link
          to={signedIn ? paths.feed() : paths.login()}
          className="inline-block py-1 text-accent-strong underline underline-offset-2"
        >
          {t(signedIn ? "company.stay" : "ask.toSignIn")}
        </Link>
      </p>
    </FormPage>
  );
}

import { Link } from "@remix-run/react";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

interface AskForAccessProps {
  reason: "not_registered" | null;
  contactEmail: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

const LINK = "inline-block py-1 text-accent-strong underline underline-offset-2";

export function AskForAccess({ reason, contactEmail, constraints, failed }: AskForAccessProps) {
  const { t } = useTranslation("welcome");
  return (
    <FormPage
      title={t("signup.title")}
      lead={
        <>
          {reason === "not_registered" && <p>{t("signup.notRegistered")}</p>}
          <p>{t("signup.text")}</p>
        </>
      }
    >
      <Form id="signup" failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="company" label={t("signup.company")} autoComplete="organization" />
        <Field name="name" label={t("signup.name")} hint={t("signup.nameHint")} autoComplete="name" />
        <Field name="email" type="email" label={t("signup.email")} autoComplete="email" />
        <TextArea name="interest" label={t("signup.interest")} hint={t("signup.interestHint")} rows={4} />
        <p className="text-pretty text-ink-3 text-xs">{t("signup.use")}</p>
        <Button look="primary" size="large" className="w-full">
          {t("signup.submit")}
        </Button>
      </Form>
      <p className="mt-5 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Link to={paths.login()} className={LINK}>
          {t("signIn")}
        </Link>
        <a href={`mailto:${contactEmail}`} className={LINK}>
          {contactEmail}
        </a>
      </p>
    </FormPage>
  );
}

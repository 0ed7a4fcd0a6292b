import { LANGUAGE_OPTIONS } from "~/domain/account/words";
import { Select } from "~/forms/choices";
import { Password } from "~/forms/field";
import { Form } from "~/forms/form";
import { NameFields } from "~/forms/name-fields";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";
import type { Invited } from "../queries.server";

interface RegisterProps {
  invited: Invited;
  language: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function Register({ invited, language, constraints, failed }: RegisterProps) {
  const { t } = useTranslation("account");
  const { email, customer, firstname, lastname } = invited;
  return (
    <FormPage title={t("register.title")} lead={t("register.lead", { customer, email })}>
      <Form
        id="register"
        failed={failed}
        constraints={constraints}
        defaultValue={{ firstname, lastname, language }}
        className="space-y-4.5"
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NameFields />
        <Select name="language" label={t("language")} options={LANGUAGE_OPTIONS} />
        <Password
          name="password"
          label={t("password")}
          hint={t("passwordHint")}
          autoComplete="new-password"
          words={{ show: t("show"), hide: t("hide") }}
        />
        <Button look="primary" size="large" className="w-full">
          {t("register.submit")}
        </Button>
      </Form>
    </FormPage>
  );
}

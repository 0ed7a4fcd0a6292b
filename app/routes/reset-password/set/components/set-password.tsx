import { Choices } from "~/forms/choices";
import { Password } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { FormPage } from "~/ui/form-page";

interface SetPasswordProps {
  email: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function SetPassword({ email, constraints, failed }: SetPasswordProps) {
  const { t } = useTranslation("account");
  return (
    <FormPage title={t("reset.title")} lead={t("reset.lead", { email })}>
      <Form id="reset" failed={failed} constraints={constraints} className="space-y-4.5">
        {/* Tells a password manager whose password it is to keep. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Password
          name="password"
          label={t("password")}
          hint={t("passwordHint")}
          autoComplete="new-password"
          words={{ show: t("show"), hide: t("hide") }}
        />
        <Choices
          name="also"
          legend={t("reset.also")}
          options={[{ value: "keys", label: t("reset.alsoKeys"), hint: t("reset.alsoKeysHint") }]}
        />
        <Button look="primary" size="large" className="w-full">
          {t("reset.submit")}
        </Button>
      </Form>
    </FormPage>
  );
}

import { Field, Password } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";

interface AddressProps {
  email: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function Address({ email, constraints, failed }: AddressProps) {
  const { t } = useTranslation("management");
  return (
    <Panel title={t("profile.emailTitle")} lead={t("profile.emailLead", { email })}>
      <Form id="email" intent="email" failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="email" type="email" label={t("profile.newEmail")} autoComplete="email" />
        <Password
          name="currentPassword"
          label={t("currentPassword")}
          autoComplete="current-password"
          words={{ show: t("account:show"), hide: t("account:hide") }}
        />
        <Button>{t("profile.emailSubmit")}</Button>
      </Form>
    </Panel>
  );
}

import { Choices } from "~/forms/choices";
import { Password } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/section-page";

interface ChangePasswordProps {
  email: string;
  /** Signs in through the company, and so has none. */
  embeddedLogin: boolean;
  expired: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function ChangePassword({ email, embeddedLogin, expired, constraints, failed }: ChangePasswordProps) {
  const { t } = useTranslation("management");
  const words = { show: t("account:show"), hide: t("account:hide") };
  if (embeddedLogin) {
    return (
      <Panel title={t("pages.password")} first>
        <Notice>{t("password.embedded")}</Notice>
      </Panel>
    );
  }
  return (
    <Panel title={t("pages.password")} lead={t("password.lead")} first>
      {expired && (
        <div className="mb-5">
          <Notice icon="lock">{t("password.expired")}</Notice>
        </div>
      )}
      <Form id="password" failed={failed} constraints={constraints} className="space-y-4.5">
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Password name="currentPassword" label={t("currentPassword")} autoComplete="current-password" words={words} />
        <Password
          name="password"
          label={t("account:password")}
          hint={t("account:passwordHint")}
          autoComplete="new-password"
          words={words}
        />
        <Choices
          name="also"
          legend={t("password.also")}
          options={[{ value: "keys", label: t("password.alsoKeys"), hint: t("password.alsoKeysHint") }]}
        />
        <Button look="primary">{t("password.submit")}</Button>
      </Form>
    </Panel>
  );
}

import { LANGUAGE_OPTIONS } from "~/domain/account/words";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import { NameFields } from "~/forms/name-fields";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import { useRoleOptions } from "../../use-role-options";

interface InviteProps {
  language: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function Invite({ language, constraints, failed }: InviteProps) {
  const { t } = useTranslation("admin");
  const roles = useRoleOptions();
  return (
    <Panel title={t("invite.title")} lead={t("invite.lead")} first>
      <Form
        id="invite"
        failed={failed}
        constraints={constraints}
        defaultValue={{ language, roles: ["viewer"] }}
        className="space-y-4.5"
      >
        <Field name="email" type="email" label={t("account:email")} autoComplete="off" />
        <NameFields own={false} />
        <Select name="language" label={t("account:language")} options={LANGUAGE_OPTIONS} />
        <Choices name="roles" legend={t("users.roles")} hint={t("user.rolesHint")} options={roles} />
        <Button look="primary">{t("invite.submit")}</Button>
      </Form>
    </Panel>
  );
}

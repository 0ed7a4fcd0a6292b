import { Form } from "~/forms/form";
import { NameFields } from "~/forms/name-fields";
import type { Constraints, FailedForm } from "~/forms/result";
import { listed } from "~/i18n/listed";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import type { Profile } from "../queries.server";

interface NameProps {
  profile: Profile;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function Name({ profile, constraints, failed }: NameProps) {
  const { t, i18n } = useTranslation("management");
  const { firstname, lastname, company, roles } = profile;
  return (
    <Panel title={t("pages.profile")} first>
      <dl className="mb-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        <dt className="text-ink-3">{t("profile.company")}</dt>
        <dd>{company}</dd>
        <dt className="text-ink-3">{t("profile.roles")}</dt>
        <dd>
          {listed(
            roles.map((role) => t(`account:roles.${role}`)),
            i18n.language,
          )}
        </dd>
      </dl>
      <Form
        id="name"
        intent="name"
        failed={failed}
        constraints={constraints}
        defaultValue={{ firstname, lastname }}
        className="space-y-4.5"
      >
        <NameFields />
        <Button look="primary">{t("save")}</Button>
      </Form>
    </Panel>
  );
}

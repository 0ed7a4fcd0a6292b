import { Password } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";

export function Start({ constraints, failed }: { constraints: Constraints; failed: FailedForm | undefined }) {
  const { t } = useTranslation("management");
  return (
    <Panel title={t("factor.title")} lead={t("factor.lead")} first>
      <Form id="start" intent="start" failed={failed} constraints={constraints} className="space-y-4.5">
        <Password
          name="currentPassword"
          label={t("currentPassword")}
          autoComplete="current-password"
          words={{ show: t("account:show"), hide: t("account:hide") }}
        />
        <Button look="primary">{t("factor.start")}</Button>
      </Form>
    </Panel>
  );
}

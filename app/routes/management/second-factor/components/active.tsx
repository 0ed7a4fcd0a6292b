import { Password } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/section-page";

interface ActiveProps {
  /** Recovery codes that were not used yet. */
  left: number;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function Active({ left, constraints, failed }: ActiveProps) {
  const { t } = useTranslation("management");
  return (
    <>
      <Panel title={t("factor.title")} first>
        <Notice icon="check-circle">
          {t("factor.activeTitle")}. {t("factor.left", { count: left })}
        </Notice>
      </Panel>
      <Panel title={t("factor.removeTitle")} lead={t("factor.removeLead")}>
        <Form id="remove" intent="remove" failed={failed} constraints={constraints} className="space-y-4.5">
          <Password
            name="currentPassword"
            label={t("currentPassword")}
            autoComplete="current-password"
            words={{ show: t("account:show"), hide: t("account:hide") }}
          />
          <Button>{t("factor.remove")}</Button>
        </Form>
      </Panel>
    </>
  );
}

import { Form } from "@remix-run/react";
import { INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { SecondStep } from "~/ui/second-step";

export function RemoveSource() {
  const { t } = useTranslation("sources");
  return (
    <SecondStep title={t("remove.title")} text={t("remove.text")}>
      <Form method="post">
        <input type="hidden" name={INTENT_FIELD} value="remove" />
        <Button>{t("remove.title")}</Button>
      </Form>
    </SecondStep>
  );
}

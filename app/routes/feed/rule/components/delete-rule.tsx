import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { SecondStep } from "~/ui/second-step";

export function DeleteRule() {
  const { t } = useTranslation("rules");
  return (
    <SecondStep title={t("delete.title")} text={t("delete.text")}>
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        <Button look="danger">{t("delete.submit")}</Button>
      </Form>
    </SecondStep>
  );
}

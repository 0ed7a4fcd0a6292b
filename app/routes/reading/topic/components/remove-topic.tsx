import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { SecondStep } from "~/ui/second-step";

export function RemoveTopic() {
  const { t } = useTranslation("reading");
  return (
    <SecondStep title={t("topics.remove.title")} text={t("topics.remove.text")}>
      <Form method="post">
        <input type="hidden" name="intent" value="remove" />
        <Button>{t("topics.remove.submit")}</Button>
      </Form>
    </SecondStep>
  );
}

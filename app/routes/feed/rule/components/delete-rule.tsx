import { Form } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

/** Folded: opening it is the first of two steps. */
export function DeleteRule() {
  const { t } = useTranslation("rules");
  return (
    <details className="mt-8 border-line border-t pt-4">
      <summary className="w-fit cursor-pointer py-1 font-medium text-bad text-s">{t("delete.title")}</summary>
      <p className="my-2 text-ink-2">{t("delete.text")}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        <Button>{t("delete.submit")}</Button>
      </Form>
    </details>
  );
}

import { Form } from "@remix-run/react";
import type { AlertLabel } from "~/backend/contract/alert-labels";
import { LabelSample } from "~/domain/label/label-sample";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";

/** What is lost with the label, before it is. */
export function DeleteLabel({ label }: { label: AlertLabel }) {
  const { t } = useTranslation("labels");
  const { name, scope, alertCount } = label;
  return (
    <FormFrame title={t("confirm", { name })}>
      <p className="flex items-center gap-2">
        <LabelSample {...label} />
        {t("carriedBy", { count: alertCount })}
      </p>
      <p className="mt-2 text-ink-2">{t(`deleteLead.${scope}`)}</p>
      <Form method="post">
        <IdempotencyKey answer={label} />
        <FormFoot>
          <Button look="danger" size="large">
            {t("deleteThis")}
          </Button>
          <LinkButton to={paths.feedLabels()} look="quiet" size="large">
            {t("keep")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

import { Form } from "@remix-run/react";
import type { AlertLabel } from "~/backend/contract/alert-labels";
import { LabelSample } from "~/domain/label/label-sample";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import { Panel } from "~/ui/section-page";

/** What is lost with the label, before it is. */
export function DeleteLabel({ label }: { label: AlertLabel }) {
  const { t } = useTranslation("labels");
  const { name, scope, alertCount } = label;
  return (
    <Page>
      <Panel title={t("confirm", { name })} first>
        <p className="flex items-center gap-2">
          <LabelSample {...label} />
          {t("carriedBy", { count: alertCount })}
        </p>
        <p className="mt-2 text-ink-2">{t(`deleteLead.${scope}`)}</p>
        <Form method="post" className="mt-5 flex gap-2">
          <IdempotencyKey answer={label} />
          <Button look="primary">{t("deleteThis")}</Button>
          <LinkButton to={paths.feedLabels()}>{t("keep")}</LinkButton>
        </Form>
      </Panel>
    </Page>
  );
}

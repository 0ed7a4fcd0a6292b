import { Form } from "@remix-run/react";
import type { CollectionDetail } from "~/backend/contract/collections";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";

interface DeleteCollectionProps {
  collection: Pick<CollectionDetail, "id" | "name" | "lost">;
  failed: FailedForm | undefined;
}

/** What goes with the collection, before it goes, and what stays. */
export function DeleteCollection({ collection, failed }: DeleteCollectionProps) {
  const { t } = useTranslation("collection");
  const { id, name, lost } = collection;
  const { targets, roles, deliveries, children } = lost;
  return (
    <FormFrame title={t("delete.confirm", { name })} lead={t("delete.lead")}>
      <Problem failed={failed} />
      <ul className="list-disc space-y-1 pl-5">
        <li>{t("delete.targets", { count: targets })}</li>
        {roles > 0 && <li>{t("delete.roles", { count: roles })}</li>}
        {deliveries > 0 && <li>{t("delete.deliveries", { count: deliveries })}</li>}
      </ul>
      {children > 0 && <p className="mt-3 text-ink-2">{t("delete.children", { count: children })}</p>}
      <Form method="post">
        <IdempotencyKey answer={collection} />
        <FormFoot>
          <Button look="danger" size="large">
            {t("delete.this")}
          </Button>
          <LinkButton to={paths.collectionSettings(id)} look="quiet" size="large">
            {t("delete.keep")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

import { Form as RemixForm } from "@remix-run/react";
import { Form, VersionField } from "~/forms/form";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { RelationFields } from "../../components/relation-fields";

interface SupplierPageProps {
  supplier: { name: string; type: string; hsCodes: string; version: number };
  types: readonly { value: string; label: string }[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What the customer told of a supplier, and taking it back. */
export function SupplierPage({ supplier, types, constraints, failed }: SupplierPageProps) {
  const { t } = useTranslation("suppliers");
  const { name, type, hsCodes, version } = supplier;
  return (
    <div className="max-w-xl">
      <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="supplier-name" className="mb-3 font-[640] text-s">
          {name}
        </h2>
        <Form
          id="supplier"
          intent="save"
          failed={failed}
          constraints={constraints}
          defaultValue={{ type, hsCodes }}
          className="space-y-4"
        >
          <VersionField now={version} />
          <RelationFields types={types} />
          <Button look="primary">{t("save")}</Button>
        </Form>
        <details className="mt-5 border-line border-t pt-3">
          <summary className="inline-flex min-h-6 list-none items-center gap-1.5 font-medium text-accent-strong text-s">
            <Icon name="chevron-down" className="size-3.5" />
            {t("remove")}
          </summary>
          <p className="mt-2 text-ink-2 text-s">{t("removeLead")}</p>
          <RemixForm method="post" className="mt-3">
            <IdempotencyKey answer={supplier} />
            <input type="hidden" name={INTENT_FIELD} value="remove" />
            <Button>{t("removeNow")}</Button>
          </RemixForm>
        </details>
      </section>
    </div>
  );
}

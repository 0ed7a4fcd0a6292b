import type { ComponentProps, ReactNode } from "react";
import { Form } from "~/forms/form";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type Constraints, type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { TemplateFields } from "./template-fields";

interface TemplatePageProps {
  /** The field of the version that is changed; null for one that is not there yet. */
  version: ReactNode;
  fields: ComponentProps<typeof TemplateFields>;
  typed: ComponentProps<typeof Form>["defaultValue"];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** The form of a template, with the way to delete one that is there. */
export function TemplatePage({ version, fields, typed, constraints, failed }: TemplatePageProps) {
  const { t } = useTranslation("actions");
  return (
    <FormFrame title={t(version === null ? "templates.new" : "templates.edit")} lead={t("templates.lead")}>
      <Form
        id="template"
        intent="save"
        failed={failed}
        constraints={constraints}
        defaultValue={typed}
        className="space-y-4.5"
      >
        {version}
        <TemplateFields {...fields} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("templates.submit")}
          </Button>
          <LinkButton to={paths.actionTemplates()} look="quiet" size="large">
            {t("start.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
      {version !== null && <Delete />}
    </FormFrame>
  );
}

function Delete() {
  const { t } = useTranslation("actions");
  return (
    <form method="post" className="mt-8 border-line border-t pt-4.5">
      <IdempotencyKey answer={null} />
      <input type="hidden" name={INTENT_FIELD} value="delete" />
      <p id="deleted" className="mb-2 text-ink-2 text-s">
        {t("templates.deleteHint")}
      </p>
      <Button look="danger" aria-describedby="deleted">
        {t("templates.delete")}
      </Button>
    </form>
  );
}

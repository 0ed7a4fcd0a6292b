import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { FieldFrame } from "~/ui/field-frame";
import { Panel } from "~/ui/section-page";

interface ImportPanelProps {
  limits: { size: string; count: number };
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function ImportPanel({ limits, constraints, failed }: ImportPanelProps) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("lists.importTitle")} lead={t("lists.importLead")}>
      <Form id="import" intent="import" takesFile failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="name" label={t("lists.nameField")} hint={t("lists.nameHint")} autoComplete="off" />
        <FilesField hint={t("lists.filesHint", limits)} />
        <Button look="primary">{t("lists.submit")}</Button>
      </Form>
    </Panel>
  );
}

function FilesField({ hint }: { hint: string }) {
  const { t } = useTranslation("admin");
  const text = useMessage();
  const { id, error } = useField("files");
  return (
    <FieldFrame id={id} label={t("lists.files")} hint={hint} error={error && text(error)}>
      {(described) => (
        <input
          type="file"
          id={id}
          name="files"
          multiple
          required
          accept=".csv,.tsv,.txt,.xml,.xlsx"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="field h-auto py-1.5 file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink"
        />
      )}
    </FieldFrame>
  );
}

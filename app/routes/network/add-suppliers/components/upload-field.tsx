import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { FieldFrame } from "~/ui/field-frame";

/** The list as a file; a browser lets nobody put a chosen one back, so it is chosen again after a refusal. */
export function UploadField({ hint }: { hint: string }) {
  const { t } = useTranslation("addSuppliers");
  const text = useMessage();
  const { id, error } = useField("file");
  return (
    <FieldFrame id={id} label={t("file.label")} hint={hint} error={error && text(error)}>
      {(described) => (
        <input
          type="file"
          id={id}
          name="file"
          required
          accept=".csv,.tsv,.txt,.xlsx"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="field h-auto py-1.5 file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink"
        />
      )}
    </FieldFrame>
  );
}

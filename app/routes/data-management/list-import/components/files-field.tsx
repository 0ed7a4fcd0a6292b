import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { FieldFrame } from "~/ui/field-frame";

/** A browser lets nobody put chosen files back: without a script they are chosen again after a preview, and the page says so. */
export function FilesField({ hint, isAgain }: { hint: string; isAgain: boolean }) {
  const { t } = useTranslation("listPages");
  const text = useMessage();
  const { id, error } = useField("files");
  return (
    <FieldFrame
      id={id}
      label={t("import.files")}
      hint={isAgain ? `${hint} ${t("import.again")}` : hint}
      error={error && text(error)}
    >
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

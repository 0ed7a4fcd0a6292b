import { FILE_ENDINGS } from "~/backend/contract/file-words";
import { useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { FieldFrame } from "~/ui/field-frame";
import type { FailedForm } from "./result";
import { useField } from "./use-field";

interface FileFieldProps {
  limit: string;
  current: string | null;
  failed: FailedForm | undefined;
  /** In place of "File". */
  label?: string;
  /** The form can be sent without one. */
  isOptional?: boolean;
}

/** A form's file: one that came with a refused form is kept, and need not be chosen again. Needs the catalogue `documents`. */
export function FileField({ limit, current, failed, label, isOptional = false }: FileFieldProps) {
  const { t } = useTranslation("documents");
  const text = useMessage();
  const { id, error } = useField("file");
  const { mappedFilename = "", keptName = "" } = (failed?.submission.initialValue ?? {}) as Record<string, string>;
  const hints = [
    keptName && t("fields.fileKept", { file: keptName }),
    !keptName && current && t("fields.fileReplace", { file: current }),
    t("fields.fileHint", { size: limit }),
  ];
  return (
    <>
      <input type="hidden" name="mappedFilename" value={mappedFilename} />
      <input type="hidden" name="keptName" value={keptName} />
      <FieldFrame
        id={id}
        label={label ?? t("fields.file")}
        hint={hints.filter(Boolean).join(" ")}
        error={error && text(error)}
      >
        {(described) => (
          <input
            // What has been received is not chosen any more, so that it is not sent again.
            key={mappedFilename}
            type="file"
            id={id}
            name="file"
            accept={FILE_ENDINGS}
            required={!isOptional && !keptName && !current}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            className="field h-auto py-1.5 file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink"
          />
        )}
      </FieldFrame>
    </>
  );
}

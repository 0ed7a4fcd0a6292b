import { useMessage } from "~/i18n/message";
import { FieldFrame } from "~/ui/field-frame";
import { useField } from "./use-field";

interface UploadFieldProps {
  label: string;
  hint: string;
  /** Endings of names, with commas between them. */
  accept: string;
}

/** A file that is sent with its form; a browser lets nobody put a chosen one back, so it is chosen again after a refusal. */
export function UploadField({ label, hint, accept }: UploadFieldProps) {
  const text = useMessage();
  const { id, error } = useField("file");
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error && text(error)}>
      {(described) => (
        <input
          type="file"
          id={id}
          name="file"
          required
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="field h-auto py-1.5 file:mr-3 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink"
        />
      )}
    </FieldFrame>
  );
}

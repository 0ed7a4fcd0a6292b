import { useMessage } from "~/i18n/message";
import { FieldFrame } from "~/ui/field-frame";
import { useField } from "./use-field";

interface TextAreaProps {
  name: string;
  label: string;
  hint?: string;
  rows?: number;
}

/** Several lines of text, of the form around it. */
export function TextArea({ name, label, hint, rows = 4 }: TextAreaProps) {
  const text = useMessage();
  const { id, initialValue, errors, constraints } = useField(name);
  const error = errors.map((one) => text(one)).join(" ");
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <textarea
          id={id}
          name={name}
          defaultValue={initialValue}
          required={constraints.required}
          maxLength={constraints.maxLength}
          rows={rows}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="field h-auto py-2"
        />
      )}
    </FieldFrame>
  );
}

import { useField } from "@conform-to/react";
import { type MessageKey, useMessage } from "~/i18n/message";
import { FieldFrame } from "~/ui/field-frame";

interface TextAreaProps {
  name: string;
  label: string;
  hint?: string;
  rows?: number;
}

/** Several lines of text, of the form around it. */
export function TextArea({ name, label, hint, rows = 4 }: TextAreaProps) {
  const [field] = useField<string>(name);
  const message = useMessage();
  const first = field.errors?.[0] as MessageKey | undefined;
  const error = first && message(first);
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={error}>
      {(described) => (
        <textarea
          key={field.key}
          id={field.id}
          name={field.name}
          defaultValue={field.initialValue}
          required={field.required}
          maxLength={field.maxLength}
          rows={rows}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={`field h-auto py-2 ${error ? "border-bad" : "border-control"}`}
        />
      )}
    </FieldFrame>
  );
}

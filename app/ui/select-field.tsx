import type { SelectHTMLAttributes } from "react";
import { FieldFrame } from "./field-frame";

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few, in the system's own list. */
export function SelectField({ id, label, hint, error, options, className = "", ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={`field ${className}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

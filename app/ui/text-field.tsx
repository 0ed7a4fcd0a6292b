import type { InputHTMLAttributes, ReactNode } from "react";
import { FieldFrame } from "./field-frame";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Stands inside the field at its end, such as a button that shows a password. */
  trailing?: ReactNode;
}

/** A labelled line of text. */
export function TextField({ id, label, hint, error, trailing, className = "", ...input }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <div className="relative">
          <input
            {...input}
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            className={`field ${trailing ? "pr-20" : ""} ${className}`}
          />
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}

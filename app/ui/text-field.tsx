import type { InputHTMLAttributes, ReactNode } from "react";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Stands inside the field at its end, such as a button that shows a password. */
  trailing?: ReactNode;
}

/** A labelled line of text with its hint and its error, all of them named to a screen reader. */
export function TextField({ id, label, hint, error, trailing, className = "", ...input }: TextFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-s">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-ink-3 text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-1.5 font-medium text-bad text-s">
          {error}
        </p>
      )}
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`field ${error ? "border-bad" : "border-control"} ${trailing ? "pr-20" : ""} ${className}`}
        />
        {trailing}
      </div>
    </div>
  );
}

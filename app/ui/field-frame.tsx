import type { ReactNode } from "react";

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** The control; it is given the ids of what describes it. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A control's label, hint and error, all of them named to a screen reader. In a grid the controls of a row stand on one line. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field-frame">
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
      </div>
      {children(described || undefined)}
    </div>
  );
}

import type { ReactNode } from "react";
import { describedBy, FieldError, FieldHint } from "./field-notes";

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
  const name = (
    <label htmlFor={id} className="mb-1.5 block font-medium text-s">
      {label}
    </label>
  );
  return (
    <div className="field-frame">
      {hint ? (
        <div>
          {name}
          <FieldHint id={id} hint={hint} />
        </div>
      ) : (
        name
      )}
      <div>
        {children(describedBy({ id, hint, error }))}
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}

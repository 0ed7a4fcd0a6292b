import { Icon } from "./icon";

interface FieldNotesProps {
  /** Of the control; the notes' own ids come from it. */
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The ids of what is said of a control, for its `aria-describedby`. */
export const describedBy = ({ id, hint, error }: FieldNotesProps): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

/** What to enter: read before the control, and not covered by a list that opens below it. */
export function FieldHint({ id, hint }: Pick<FieldNotesProps, "id" | "hint">) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="mb-1.5 text-ink-3 text-xs">
      {hint}
    </p>
  );
}

/** What was wrong with what was entered, below the control. */
export function FieldError({ id, error }: Pick<FieldNotesProps, "id" | "error">) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 flex gap-1.5 font-medium text-bad text-s">
      <Icon name="alert-circle" className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}

import { describedBy, FieldError, FieldHint } from "./field-notes";

interface CheckListProps {
  id: string;
  legend: string;
  hint?: string;
  error?: string;
  name: string;
  /** `radio`: one of them. */
  type?: "checkbox" | "radio";
  options: readonly { value: string; label: string; hint?: string }[];
  chosen: readonly string[];
}

/** Several of a few, or one of them, each with its words beside it. */
export function CheckList({ id, legend, hint, error, name, type = "checkbox", options, chosen }: CheckListProps) {
  return (
    // The summary of a refused form leads here; a group itself takes no focus otherwise.
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy({ id, hint, error })}>
      <legend className="mb-1.5 font-medium text-s">{legend}</legend>
      <FieldHint id={id} hint={hint} />
      <div className="space-y-0.5">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1.5">
            <input
              type={type}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="mt-0.5 size-4 shrink-0"
            />
            <span className="wrap-anywhere min-w-0">
              {option.label}
              {option.hint && <span className="block text-ink-3 text-xs">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

import { useField } from "~/forms/use-field";
import { useMessage } from "~/i18n/message";
import { FieldError } from "~/ui/field-notes";
import type { TextsView } from "../view.server";

interface TypeSelectProps {
  label: string;
  /** Stands where nothing is chosen yet. */
  choose: string;
  groups: TextsView["types"];
}

/** The right type, beside the button that says so; the other buttons send it too, and leave it. */
export function TypeSelect({ label, choose, groups }: TypeSelectProps) {
  const text = useMessage();
  const { id, error, initialValue } = useField("eventTypeId");
  return (
    <div className="min-w-0 flex-1">
      <select
        id={id}
        name="eventTypeId"
        defaultValue={initialValue ?? ""}
        required
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="field h-8 w-full max-w-52 text-s max-s:h-9 max-s:max-w-none"
      >
        <option value="">{choose}</option>
        {groups.map(({ group, options }) => (
          <optgroup key={group} label={group}>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <FieldError id={id} error={error && text(error)} />
    </div>
  );
}

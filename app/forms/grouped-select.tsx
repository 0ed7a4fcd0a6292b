import { useMessage } from "~/i18n/message";
import { FieldFrame } from "~/ui/field-frame";
import { useField } from "./use-field";

interface GroupedSelectProps {
  name: string;
  label: string;
  hint?: string;
  /** Stands where nothing is chosen yet. */
  choose: string;
  groups: readonly { group: string; options: readonly { value: string; label: string }[] }[];
  /** Behind the groups, in none of them. */
  last?: { value: string; label: string };
  /** What stands where nothing is chosen is a choice of its own. */
  optional?: boolean;
}

/** One of many, under their groups, of the form around it; one has to be chosen, unless it is optional. */
export function GroupedSelect({ name, label, hint, choose, groups, last, optional = false }: GroupedSelectProps) {
  const text = useMessage();
  const { id, error, initialValue } = useField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error && text(error)}>
      {(described) => (
        <select
          id={id}
          name={name}
          defaultValue={initialValue ?? ""}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className="field"
        >
          <option value="">{choose}</option>
          {groups.map(({ group, options }) => (
            <optgroup key={group} label={group}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
          {last && <option value={last.value}>{last.label}</option>}
        </select>
      )}
    </FieldFrame>
  );
}

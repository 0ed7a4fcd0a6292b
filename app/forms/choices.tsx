import { useMessage } from "~/i18n/message";
import { CheckList } from "~/ui/check-list";
import { SelectField } from "~/ui/select-field";
import { useField } from "./use-field";

interface SelectProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few, of the form around it. */
export function Select({ name, ...words }: SelectProps) {
  const text = useMessage();
  const { id, initialValue, error, constraints } = useField(name);
  return (
    <SelectField
      {...words}
      id={id}
      name={name}
      defaultValue={initialValue}
      required={constraints.required}
      error={error && text(error)}
    />
  );
}

interface ChoicesProps {
  name: string;
  legend: string;
  hint?: string;
  type?: "checkbox" | "radio";
  options: readonly { value: string; label: string; hint?: string }[];
}

/** Several of a few, or one of them, of the form around it. */
export function Choices({ name, ...words }: ChoicesProps) {
  const text = useMessage();
  const { id, initialValue, error } = useField<string | string[]>(name);
  const chosen = initialValue === undefined ? [] : [initialValue].flat();
  return <CheckList {...words} id={id} name={name} chosen={chosen} error={error && text(error)} />;
}

import { useField } from "@conform-to/react";
import { type MessageKey, useMessage } from "~/i18n/message";
import { CheckList } from "~/ui/check-list";
import { SelectField } from "~/ui/select-field";

interface SelectProps {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few, of the form around it. */
export function Select({ name, ...words }: SelectProps) {
  const [field] = useField<string>(name);
  const error = useFirstError(field.errors);
  return (
    <SelectField
      {...words}
      key={field.key}
      id={field.id}
      name={field.name}
      defaultValue={field.initialValue}
      required={field.required}
      error={error}
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
  const [field] = useField<string | string[]>(name);
  const error = useFirstError(field.errors);
  const initial = field.initialValue;
  const chosen = typeof initial === "string" ? [initial] : Array.isArray(initial) ? initial.map(String) : [];
  return <CheckList {...words} key={field.key} id={field.id} name={field.name} chosen={chosen} error={error} />;
}

function useFirstError(errors: string[] | undefined): string | undefined {
  const text = useMessage();
  const first = errors?.[0] as MessageKey | undefined;
  return first && text(first);
}

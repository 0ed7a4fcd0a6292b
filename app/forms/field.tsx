import { useMessage } from "~/i18n/message";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";
import { useField, useForm } from "./use-field";

interface FieldProps {
  name: string;
  label: string;
  type?: "text" | "email" | "search" | "tel" | "url" | "date";
  hint?: string;
  autoComplete?: string;
  /** "email" with the type of a text where a browser's own idea of an address is too narrow. */
  inputMode?: "numeric" | "email";
}

/** A text field of the form around it: its value, its constraints and its error come from there. */
export function Field({ name, type = "text", ...words }: FieldProps) {
  return <TextField {...useInput(name)} type={type} {...words} />;
}

interface PasswordProps extends Omit<FieldProps, "type"> {
  words: { show: string; hide: string };
}

export function Password({ name, words, ...rest }: PasswordProps) {
  const input = useInput(name);
  // What was typed stays in the form after a refusal, a password never does.
  const { attempt } = useForm();
  return <PasswordField key={attempt} {...input} {...rest} words={words} />;
}

function useInput(name: string) {
  const text = useMessage();
  const { id, initialValue, error, constraints } = useField(name);
  return { id, name, defaultValue: initialValue, ...constraints, error: error && text(error) };
}

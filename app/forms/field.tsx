import { getInputProps, useField } from "@conform-to/react";
import { type MessageKey, useMessage } from "~/i18n/message";
import { PasswordField } from "~/ui/password-field";
import { TextField } from "~/ui/text-field";
import { useAttempt } from "./form";

interface FieldProps {
  name: string;
  label: string;
  type?: "text" | "email" | "search" | "tel" | "url" | "date";
  hint?: string;
  autoComplete?: string;
  inputMode?: "numeric";
}

/** A text field of the form around it: its value, its constraints and its error come from there. */
export function Field({ name, type = "text", ...words }: FieldProps) {
  const { input, error } = useFieldProps(name, type);
  return <TextField {...input} {...words} error={error} />;
}

interface PasswordProps extends Omit<FieldProps, "type"> {
  words: { show: string; hide: string };
}

export function Password({ name, words, ...rest }: PasswordProps) {
  const { input, error } = useFieldProps(name, "password");
  // What was typed stays in the form after a refusal, a password never does.
  const attempt = useAttempt();
  return <PasswordField key={attempt} {...input} {...rest} words={words} error={error} />;
}

function useFieldProps(name: string, type: NonNullable<FieldProps["type"]> | "password") {
  const [field] = useField<string>(name);
  const text = useMessage();
  // The key is React's own and cannot be spread; ARIA is TextField's business.
  const {
    key: _,
    "aria-invalid": __,
    "aria-describedby": ___,
    ...input
  } = getInputProps(field, { type, ariaAttributes: false }) as ReturnType<typeof getInputProps> & {
    key?: string;
    "aria-invalid"?: boolean;
    "aria-describedby"?: string;
  };
  const first = field.errors?.[0] as MessageKey | undefined;
  return { input, error: first && text(first) };
}

import { createContext, useContext } from "react";
import type { Message, MessageKey } from "~/i18n/message";
import type { Constraints, FailedForm } from "./result";

/** By field; a field of fields holds them by their names. */
export interface Values {
  readonly [name: string]: unknown;
}

/** What the fields of a form need to know of it. */
export interface FormState {
  id: string;
  /** What was sent, once it was refused; before that, what the form was opened with. */
  values: Values;
  failed: FailedForm | undefined;
  constraints: Constraints;
  /** How often it has been refused: what has to start anew each time takes it as its key. */
  attempt: number;
}

const FormContext = createContext<FormState | null>(null);
export const FormProvider = FormContext.Provider;

/** Throws outside a form. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands in a form of app/forms");
  return form;
}

/** One field of the form around it. `T` is what it may hold: a text, or several. */
export function useField<T extends string | string[] = string>(name: string) {
  const { id, values, failed, constraints } = useForm();
  const errors = failed ? errorsOf(failed, name) : [];
  return {
    id: `${id}-${name}`,
    name,
    initialValue: valueAt(values, name) as T | undefined,
    error: errors[0],
    errors,
    /** HTML's own attributes by which the browser checks first. */
    constraints: constraints[name.replace(/\[\d+\]/g, "[]")] ?? {},
  };
}

/** What is wrong with a field of a refused form. */
export function errorsOf({ submission, said }: FailedForm, name: string): (MessageKey | Message)[] {
  return said?.[name] ?? ((submission.error?.[name] ?? []) as MessageKey[]);
}

/** `name` is a path such as `suppliers[0].name`. */
function valueAt(values: Values, name: string): unknown {
  let value: unknown = values;
  for (const step of name.split(/[.[\]]+/)) {
    if (step !== "") value = (value as Values | undefined)?.[step];
  }
  return value;
}

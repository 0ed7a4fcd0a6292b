import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { Form as RemixForm } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { ErrorSummary } from "./error-summary";
import { IdempotencyKey } from "./idempotency-key";
import type { Constraints, FailedForm } from "./result";

interface FormProps {
  id: string;
  /** The action's answer when it refused the form. */
  failed: FailedForm | undefined;
  constraints: Constraints;
  children: ReactNode;
  className?: string;
}

/** A form that is posted to its own page: a plain POST without a script, and no page load with one. */
export function Form({ id, failed, constraints, children, className }: FormProps) {
  const attempt = useCount(failed);
  const [form] = useForm({
    id,
    lastResult: failed?.submission,
    constraint: constraints,
    // The browser checks first, in its own words; the server is the one that decides.
    defaultNoValidate: false,
  });
  return (
    <FormProvider context={form.context}>
      <ErrorSummary failed={failed} />
      <RemixForm method="post" {...getFormProps(form)} noValidate={false} className={className}>
        <IdempotencyKey answer={failed} />
        <Attempt.Provider value={attempt}>{children}</Attempt.Provider>
      </RemixForm>
    </FormProvider>
  );
}

const Attempt = createContext(0);

/** How often the form around has been refused: what has to start anew each time takes it as its key. */
export const useAttempt = (): number => useContext(Attempt);

/** Counts the changes of `value` since the first rendering. */
function useCount(value: unknown): number {
  const [seen, setSeen] = useState(value);
  const [count, setCount] = useState(0);
  if (seen !== value) {
    setSeen(value);
    setCount(count + 1);
  }
  return count;
}

import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { Form as RemixForm } from "@remix-run/react";
import type { ReactNode } from "react";
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
        {children}
      </RemixForm>
    </FormProvider>
  );
}

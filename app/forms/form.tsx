import { Form as RemixForm } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { ErrorSummary } from "./error-summary";
import { IdempotencyKey } from "./idempotency-key";
import { type Constraints, type FailedForm, INTENT_FIELD } from "./result";
import { FormProvider, useForm } from "./use-field";

/** By field; a field of fields holds them by their names, or as a list of such. */
interface DefaultValue {
  readonly [name: string]: string | readonly string[] | DefaultValue | readonly DefaultValue[];
}

interface FormProps {
  id: string;
  /** The action's answer when it refused the form. */
  failed: FailedForm | undefined;
  constraints: Constraints;
  /** What the fields hold before anybody typed. */
  defaultValue?: DefaultValue;
  /** Where it is posted to, if not to its own page. */
  action?: string;
  /** Of several forms of one page, which this is; it comes with the posted fields. */
  intent?: string;
  /** It carries a file; the page's action reads it by `readUpload`. */
  takesFile?: boolean;
  children: ReactNode;
  className?: string;
}

/** A form that is posted to its own page: a plain POST without a script, and no page load with one. */
export function Form({
  id,
  failed: answer,
  constraints,
  defaultValue,
  action,
  intent,
  takesFile,
  children,
  className,
}: FormProps) {
  const failed = isRefusalOf(intent, answer) ? answer : undefined;
  const attempt = useCount(failed);
  // What was emptied is not among what was sent, and must not come back.
  const values = failed ? (failed.submission.initialValue ?? {}) : (defaultValue ?? {});
  return (
    <FormProvider value={{ id, values, failed, constraints, attempt }}>
      <ErrorSummary failed={failed} />
      <RemixForm
        method="post"
        id={id}
        action={action}
        encType={takesFile ? "multipart/form-data" : undefined}
        className={className}
      >
        <IdempotencyKey answer={failed} retryKey={failed?.unexpected?.retryKey} />
        {intent && <input type="hidden" name={INTENT_FIELD} value={intent} />}
        {children}
      </RemixForm>
    </FormProvider>
  );
}

/** A refusal goes to the form that was posted, and of several of one page to that one. */
export function isRefusalOf(intent: string | undefined, answer: FailedForm | undefined): boolean {
  return !intent || answer?.submission.initialValue?.[INTENT_FIELD] === intent;
}

/**
 * Which version of a thing the form changes; `now` is the one that its page has loaded. After a mistake in a field that is a later one
 * than whoever types has seen: theirs stays, so that a change made meanwhile is told and not overwritten. Once told, it is the new one.
 */
export function VersionField({ now }: { now: number }) {
  const { failed } = useForm();
  const sent = failed?.isStale ? undefined : failed?.submission.initialValue?.version;
  return <input type="hidden" name="version" value={typeof sent === "string" ? sent : now} />;
}

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

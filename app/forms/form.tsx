import { FormProvider, getFormProps, useForm } from "@conform-to/react";
import { Form as RemixForm } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { ErrorSummary } from "./error-summary";
import { IdempotencyKey } from "./idempotency-key";
import { type Constraints, type FailedForm, INTENT_FIELD } from "./result";

/** By field; a field of fields holds them by their names. */
interface DefaultValue {
  readonly [name: string]: string | readonly string[] | DefaultValue;
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
  const failed = isOf(answer, intent) ? answer : undefined;
  const attempt = useCount(failed);
  const [form] = useForm({
    id,
    lastResult: failed?.submission,
    constraint: constraints,
    // Lists too, which the form's own type does not know without its fields.
    defaultValue: defaultValue as unknown as Record<string, string> | undefined,
    // The browser checks first, in its own words; the server is the one that decides.
    defaultNoValidate: false,
  });
  return (
    <FormProvider context={form.context}>
      <ErrorSummary failed={failed} />
      <RemixForm
        method="post"
        action={action}
        {...getFormProps(form)}
        encType={takesFile ? "multipart/form-data" : undefined}
        noValidate={false}
        className={className}
      >
        <IdempotencyKey answer={failed} />
        {intent && <input type="hidden" name={INTENT_FIELD} value={intent} />}
        <Refused.Provider value={failed}>
          <Attempt.Provider value={attempt}>{children}</Attempt.Provider>
        </Refused.Provider>
      </RemixForm>
    </FormProvider>
  );
}

/** A refusal goes to the form that was posted, and of several of one page to that one. */
function isOf(answer: FailedForm | undefined, intent: string | undefined): boolean {
  return !intent || answer?.submission.initialValue?.[INTENT_FIELD] === intent;
}

const Attempt = createContext(0);

/** How often the form around has been refused: what has to start anew each time takes it as its key. */
export const useAttempt = (): number => useContext(Attempt);

const Refused = createContext<FailedForm | undefined>(undefined);

/**
 * Which version of a thing the form changes; `now` is the one that its page has loaded. After a mistake in a field that is a later one
 * than whoever types has seen: theirs stays, so that a change made meanwhile is told and not overwritten. Once told, it is the new one.
 */
export function VersionField({ now }: { now: number }) {
  const refused = useContext(Refused);
  const sent = refused?.isStale ? undefined : refused?.submission.initialValue?.version;
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

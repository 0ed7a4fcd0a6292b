import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { useMessage } from "~/i18n/message";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";

interface RemovalProps {
  /** What the page was given, so that a second press is the same removal. */
  of: object;
  failed: FailedForm | undefined;
  /** What opens it, what it takes away, and the button. */
  words: { open: string; lead: string; now: string };
}

/** Takes away what a page of a target is about (`intent=delete`), behind words that have to be opened first. */
export function Removal({ of, failed, words }: RemovalProps) {
  const text = useMessage();
  const problem = failed?.submission.initialValue?.[INTENT_FIELD] === "delete" ? failed.problem : null;
  return (
    <details className="mt-5 border-line border-t pt-3" open={problem !== null || undefined}>
      <summary className="inline-flex min-h-6 list-none items-center gap-1.5 font-medium text-accent-strong text-s">
        <Icon name="chevron-down" className="size-3.5" />
        {words.open}
      </summary>
      {problem && (
        <div role="alert" className="mt-2">
          <Notice tone="bad">{text(problem)}</Notice>
        </div>
      )}
      <p className="mt-2 text-ink-2 text-s">{words.lead}</p>
      <Form method="post" className="mt-3">
        <IdempotencyKey answer={of} />
        <input type="hidden" name={INTENT_FIELD} value="delete" />
        <Button look="danger">{words.now}</Button>
      </Form>
    </details>
  );
}

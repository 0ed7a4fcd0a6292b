import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { Button } from "~/ui/button";

/** Keeps what a search finds today; `action` says of which search. Its receipt is shown then. */
export function KeepButton({ action, word }: { action: string; word: string }) {
  return (
    <Form method="post" action={action}>
      <IdempotencyKey answer={undefined} />
      <Button>{word}</Button>
    </Form>
  );
}

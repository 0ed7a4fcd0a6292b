import { useNavigation } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import { useDocumentFacts } from "~/boot/document";
import { IDEMPOTENCY_FIELD } from "./result";

/**
 * A key that a form keeps until it has been answered: sent twice, it changes something once. A form that stays on its page after it
 * has worked is a new one then, as it is when it was refused (`answer`). One of which nobody knows whether it worked is sent under its old key again (`retryKey`).
 */
export function IdempotencyKey({ answer, retryKey }: { answer: unknown; retryKey?: string | null | undefined }) {
  const { seed } = useDocumentFacts();
  const id = useId().replace(/\W/g, "");
  const [key, setKey] = useState(`${seed}-${id}`);
  const isAnswered = useNavigation().state === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answered form is a new one
  useEffect(() => {
    if (isAnswered) setKey(randomKey());
  }, [answer, isAnswered]);
  return <input type="hidden" name={IDEMPOTENCY_FIELD} value={retryKey ?? key} />;
}

/** 128 random bits. `crypto.randomUUID` would need https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

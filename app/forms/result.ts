import type { SubmissionResult } from "@conform-to/dom";
import type { Message } from "~/i18n/message";

/** What an action answers when it refuses a form: what was typed, the errors by field, and what concerns it as a whole. */
export interface FailedForm {
  submission: SubmissionResult<string[]>;
  problem: Message | null;
  /** Errors of fields that name what was typed, in full; the submission holds their keys. */
  said?: Record<string, Message[]>;
  /** Nobody foresaw that it could fail so: the page tells it above its content, whatever form it was, and not the form itself. */
  unexpected?: Unexpected;
  /** It was refused because what it changes had been changed meanwhile, which its page shows now. */
  isStale: boolean;
}

export interface Unexpected {
  message: Message;
  /** Whether the change was made is not known: sent again under this key, it is made once. */
  retryKey: string | null;
}

/** HTML's own constraint attributes of each field, derived from the schema on the server. */
export type Constraints = Record<
  string,
  { required?: boolean; minLength?: number; maxLength?: number; pattern?: string }
>;

/** Says which of a page's forms was posted. */
export const INTENT_FIELD = "intent";

/** The hidden field that makes a second sending of the same form harmless. */
export const IDEMPOTENCY_FIELD = "idempotencyKey";
